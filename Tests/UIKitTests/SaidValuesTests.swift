import Rehearsal
import Testing
import UIKit

/// Values of an interface: where things would be, in which color, and in whose words.
@MainActor @Suite struct SaidValuesTests {
  @Test func `places are turned, sized and moved, and back`() {
    let turned = CGAffineTransform(rotationAngle: .pi / 2).translatedBy(x: 3, y: 4).scaledBy(x: 2, y: 5)
    let point = CGPoint(x: 7, y: 11).applying(turned)
    #expect(abs(point.x + 59) < 1e-9 && abs(point.y - 17) < 1e-9)
    let back = point.applying(turned.inverted())
    #expect(abs(back.x - 7) < 1e-9 && abs(back.y - 11) < 1e-9)
    #expect(CGAffineTransform.identity.isIdentity && !CGAffineTransform().isIdentity)
    #expect(CGAffineTransform() == CGAffineTransform().inverted())
  }

  @Test func `surroundings are the current ones while something is done in them`() {
    var styles: [UIUserInterfaceStyle] = []
    UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
      styles.append(UITraitCollection.current.userInterfaceStyle)
    }
    styles.append(UITraitCollection.current.userInterfaceStyle)
    #expect(styles == [.dark, .light])
    #expect(UITraitCollection.current.sceneCaptureState == .inactive)
  }

  @Test func `attributes of a button's title are made by what it is given, and there to be read`() {
    var look = UIButton.Configuration.plain()
    look.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { attributes in
      var attributes = attributes
      attributes.font = UIFont.boldSystemFont(ofSize: 30)
      attributes.foregroundColor = .red
      return attributes
    }
    let made = look.titleTextAttributesTransformer?(AttributeContainer())
    #expect(made?.font?.pointSize == 30 && made?.foregroundColor == .red && made?.kern == nil)
  }

  @Test func `a picture of a view has nothing in it to read`() throws {
    let label = UILabel(frame: CGRect(x: 3, y: 4, width: 10, height: 20))
    label.text = "kitten"
    let picture = try #require(label.snapshotView(afterScreenUpdates: true))
    #expect(picture.frame == CGRect(x: 0, y: 0, width: 10, height: 20) && picture.subviews.isEmpty)
  }

  @Test func `what is said of a view is there to be read, and nothing before`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    #expect(view.transform == .identity && view.accessibilityTraits == .none && view.mask == nil)
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    view.accessibilityTraits.insert(.header)
    view.center = CGPoint(x: 50, y: 50)
    #expect(view.transform.a == 2 && view.accessibilityTraits == .header)
    #expect(view.frame == CGRect(x: 45, y: 40, width: 10, height: 20))
    let inner = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    view.addSubview(inner)
    #expect(inner.convert(CGPoint(x: 1, y: 1), to: nil) == CGPoint(x: 2, y: 3))
    #expect(view.convert(CGRect(x: 0, y: 0, width: 1, height: 1), to: inner).origin == CGPoint(x: -1, y: -2))
  }

  @Test func `views change places, and layers hold others`() {
    let root = UIView()
    let (first, second) = (UIView(), UIView())
    root.addSubview(first)
    root.addSubview(second)
    root.sendSubviewToBack(second)
    #expect(root.subviews == [second, first])
    root.exchangeSubview(at: 0, withSubviewAt: 1)
    #expect(root.subviews == [first, second])
    let layer = CAGradientLayer()
    root.layer.insertSublayer(layer, at: 0)
    second.layer.addSublayer(layer)
    #expect(root.layer.sublayers == [] && second.layer.sublayers == [layer])
    layer.removeFromSuperlayer()
    #expect(layer.superlayer == nil && second.layer.sublayers == [])
  }

  @Test(arguments: [
    (0.0, [1.0, 0, 0]), (1.0 / 3, [0.0, 1, 0]), (2.0 / 3, [0.0, 0, 1]), (0.5, [0.0, 1, 1]),
  ])
  func `a color has its place in the rainbow`(hue: Double, parts: [Double]) {
    let color = UIColor(hue: hue, saturation: 1, brightness: 1, alpha: 0.5)
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    #expect(color.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    for (one, other) in zip([red, green, blue, alpha], parts + [0.5]) { #expect(abs(one - other) < 1e-9) }
  }

  @Test func `a color of its surroundings is that of light ones`() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .black : .white }
    var red: CGFloat = 0
    color.getRed(&red, green: nil, blue: nil, alpha: nil)
    #expect(red == 1 && UIColor(named: "") == nil && UIColor(named: "Accent") != nil)
  }

  @Test func `a font is described, and described otherwise`() throws {
    let font = UIFont.systemFont(ofSize: 12, weight: .heavy)
    #expect(font.fontDescriptor.symbolicTraits.contains(.traitBold))
    let plain = try #require(font.fontDescriptor.withSymbolicTraits([]))
    #expect(!UIFont(descriptor: plain, size: 0).fontDescriptor.symbolicTraits.contains(.traitBold))
    #expect(UIFont(descriptor: plain, size: 0).pointSize == 12 && font.withSize(9).pointSize == 9)
    #expect(UIFontMetrics(forTextStyle: .body).scaledFont(for: font, maximumPointSize: 10).pointSize == 10)
  }

  @Test func `a text without other words is itself, with its values`() {
    let (name, count) = ("kim", 3)
    #expect(String(localized: "Unlock") == "Unlock")
    #expect(String(localized: "100% of \(name), \(count) times", comment: "sample") == "100% of kim, 3 times")
    #expect(String(localized: "unlock.title", defaultValue: "Unlock \(name)") == "Unlock kim")
    let value: String.LocalizationValue = "\(name) and \(count)"
    #expect(value.key == "%@ and %lld")
    #expect(value.text(in: "%2$lld und %1$@") == "3 und kim")
    #expect(value.text(in: "%@, %%, %lld, %@ %") == "kim, %, 3,  ")
  }

  @Test func `a text in other words is said in those of the module that asks`() {
    let (name, count) = ("kim", 3)
    #expect(String(localized: "hall.greeting") == "Come in")
    #expect(String(localized: "hall.greeting", defaultValue: "Go away") == "Come in")
    #expect(String(localized: "\(name) has \(count) keys") == "3 keys has kim")
    #expect(String(localized: "hall.greeting", table: "Cellar") == "hall.greeting")
    #expect(DrawnInterface.text("a", in: "Cellar", or: "b") == "")
    #expect(DrawnInterface.text("b", in: "Cellar", or: "c") == "c")
    #expect(
      DrawnInterface.text("b", in: nil, or: "") == "b" && InterfaceTable.text("b", in: nil, or: nil) == "b")
  }

  @Test func `what is put beside an object is there while the object is`() {
    let key = UnsafeRawPointer(bitPattern: 8)
    guard let key else { return }
    var object: NSObject? = NSObject()
    weak var beside: NSObject?
    if let object {
      let value = NSObject()
      beside = value
      objc_setAssociatedObject(object, key, value, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      #expect(objc_getAssociatedObject(object, key) as? NSObject === value)
      #expect(objc_getAssociatedObject(self, key) == nil)
    }
    #expect(beside != nil)
    object = nil
    let other = NSObject()
    objc_setAssociatedObject(other, key, "text", .OBJC_ASSOCIATION_COPY)
    #expect(beside == nil, "what stood beside it goes at the latest when something else is put somewhere")
    objc_setAssociatedObject(other, key, nil, .OBJC_ASSOCIATION_COPY)
    #expect(objc_getAssociatedObject(other, key) == nil)
  }

  @Test func `one it holds takes the place of another`() {
    let outer = UIViewController()
    let (old, new) = (UIViewController(), UIViewController())
    outer.addChild(old)
    outer.addChild(new)
    outer.view.addSubview(old.view)
    outer.transition(from: old, to: new, duration: 0, animations: nil)
    #expect(new.view.superview === outer.view)
  }
}
