import Rehearsal
import Testing
import UIKit

/// What was drawn, and what becomes of it.
@MainActor @Suite struct StoryboardTests {
  private let house = UIStoryboard(name: "House", bundle: nil)

  private func hall() throws -> (UINavigationController, Hall) {
    let stack = try #require(house.instantiateInitialViewController() as? UINavigationController)
    let hall = try #require(stack.topViewController as? Hall)
    stack.beginAppearing()
    stack.endAppearing()
    return (stack, hall)
  }

  private func shown<Controller: UIViewController>(_ controller: Controller) -> Controller {
    controller.beginAppearing()
    controller.endAppearing()
    return controller
  }

  @Test func `a scene has its class, its bar, its views and what they say`() throws {
    let (stack, hall) = try hall()
    #expect(hall.storyboard === house && hall.title == "Hall")
    #expect(
      stack.interface.elements == [
        .button("Cancel"), .label("The hall"), .button("Add"), .button("Bell"), .label("Welcome"),
        .field("Password", text: ""), .button("Open"), .button("Close"), .button("Light"), .button("Room"),
        .button("Cellar"), .label("A garden"), .button("Tap me"),
      ])
    #expect(hall.password?.isSecureTextEntry == true && hall.password?.textContentType == .password)
    #expect(hall.welcome.tag == 7 && hall.welcome.layer.cornerRadius == 6 && hall.height.constant == 20)
    #expect(hall.bell.title == "Bell" && hall.doors.map(\.currentTitle) == ["Open", "Close"])
  }

  @Test func `actions call their methods, those of nobody the first on the way`() throws {
    let (stack, hall) = try hall()
    #expect(hall.heard == ["awake", "inWindow from nobody", "loaded Welcome"])
    for name in ["Open", "Close", "Cancel", "Tap me"] { stack.take(.taps(name)) }
    #expect(
      hall.heard.suffix(4) == [
        "open UIButton", "shut", "open UIBarButtonItem", "open UITapGestureRecognizer",
      ])
    stack.take(.types("a\n", into: "Password"))
    #expect(hall.heard.last == "return")
  }

  @Test func `a segue asks, prepares and shows; back it goes to whoever has the method`() throws {
    let (stack, hall) = try hall()
    stack.take(.types("kitten", into: "Password"))
    hall.refuses = true
    stack.take(.taps("Room"))
    #expect(stack.viewControllers.count == 1)
    hall.refuses = false
    stack.take(.taps("Room"))
    let room = try #require(stack.topViewController as? DrawnRoom)
    #expect(room.guest == "kitten" && hall.heard.last == "toRoom from UIButton")
    stack.take(.taps("Further"))
    #expect(stack.presentedViewController is DrawnRoom)
    stack.take(.taps("Up"))
    #expect(stack.presentedViewController == nil && stack.topViewController === hall)
    #expect(hall.heard.last == "back from DrawnRoom by up")
    hall.refuses = true
    hall.performSegue(withIdentifier: "toCellar", sender: hall)
    #expect(stack.presentedViewController is DrawnRoom && hall.heard.last == "toCellar from Hall")
  }

  @Test func `rows are made from prototypes, connected each by itself`() throws {
    let rows = shown(try #require(house.instantiateViewController(withIdentifier: "List") as? DrawnRows))
    #expect(
      rows.interface.elements == [
        .button("kim"), .label("work.example"), .button("robin"), .button("Ring"),
      ])
    rows.take(.taps("Ring"))
    rows.take(.taps("kim"))
    #expect(rows.heard == ["ring", "toRoom from row 0", "did 0"])
    #expect(rows.presentedViewController is DrawnRoom)
  }

  @Test func `rows that were drawn with all that they say are there without a data source`() throws {
    let settings: UITableViewController = shown(house.instantiateViewController(identifier: "Settings"))
    #expect(
      settings.interface.elements == [.label("Locks"), .button("Front door"), .label("All of them")])
  }

  @Test func `a creator makes the controller in its own way`() {
    var given: NSCoder?
    let room: DrawnRoom = house.instantiateViewController(identifier: "Cellar") { coder in
      given = coder
      let room = DrawnRoom(coder: coder)
      room?.guest = "kim"
      return room
    }
    #expect(given != nil && room.guest == "kim" && shown(room).interface.buttons == ["Up"])
  }

  @Test func `a controller finds the nib of its name, and is its owner`() {
    let controller = shown(OwnNib())
    #expect(controller.interface.elements == [.label("From\na nib"), .button("Press")])
    controller.take(.taps("Press"))
    #expect(controller.isPressed && controller.title1.text == "From\na nib")
  }

  @Test func `nothing that was drawn keeps its controller alive`() throws {
    weak var gone: Hall?
    do {
      let (stack, hall) = try hall()
      stack.take(.taps("Open"))
      gone = hall
    }
    #expect(gone == nil)
  }
}
