import Rehearsal
import Testing
import UIKit

/// What interfaces do that people ship: eyes in fields, menus on buttons and rows, files to choose, things to share.
@MainActor @Suite struct ShippedInterfaceTests {
  @Test func `a button at the end of a field is tapped, while it is to be seen`() {
    let field = UITextField()
    field.placeholder = "Password"
    field.isSecureTextEntry = true
    let eye = UIButton(type: .system)
    eye.setImage(UIImage(systemName: "eye"), for: .normal)
    eye.addAction(UIAction { _ in field.isSecureTextEntry.toggle() }, for: .touchUpInside)
    field.rightView = eye
    let controller = shown([field])
    #expect(controller.interface.elements == [.field("Password")])
    field.rightViewMode = .whileEditing
    #expect(controller.interface.buttons.isEmpty)
    controller.take(.types("kitten", into: "Password"))
    #expect(controller.interface.elements == [.field("Password", text: "kitten"), .button("eye")])
    controller.take(.taps("eye"))
    #expect(!field.isSecureTextEntry)
    field.rightViewMode = .always
    field.rightView = nil
    #expect(controller.interface.buttons.isEmpty && eye.superview == nil)
  }

  @Test func `a field that is emptied when somebody begins says so before its delegate hears`() {
    let field = UITextField()
    field.text = "old"
    field.clearsOnBeginEditing = true
    field.becomeFirstResponder()
    #expect(field.text == "" && !field.hasText)
    field.insertText("ab")
    field.deleteBackward()
    #expect(field.text == "a")
    field.attributedPlaceholder = NSAttributedString(string: "Name")
    #expect(field.placeholder == "Name")
  }

  @Test func `a button with a menu opens it, in place of what it does`() {
    var done: [String] = []
    let button = UIButton(type: .system)
    button.configuration = .borderless()
    button.configuration?.attributedTitle = AttributedString("Length")
    button.addAction(UIAction { _ in done.append("tapped") }, for: .touchUpInside)
    button.menu = UIMenu(children: [
      UIAction(title: "Short") { _ in done.append("short") },
      UIAction(title: "Long", attributes: .disabled) { _ in done.append("long") },
    ])
    let controller = shown([button])
    controller.take(.taps("Length"))
    #expect(done == ["tapped"])
    button.showsMenuAsPrimaryAction = true
    controller.take(.taps("Length"))
    #expect(controller.interface.elements.contains(.button("Long", isEnabled: false)))
    controller.take(.taps("Short"))
    #expect(done == ["tapped", "short"])
    #expect(controller.interface.buttons == ["Length"])
  }

  @Test
  func `what a menu only knows once it is opened can be chosen, and is asked for again if it is not kept`() {
    var done: [String] = []
    var asked = 0
    func element(_ name: String) -> UIAction { UIAction(title: name) { _ in done.append(name) } }
    let button = UIButton(type: .system)
    button.setTitle("More", for: .normal)
    button.showsMenuAsPrimaryAction = true
    var late: (([UIMenuElement]) -> Void)?
    button.menu = UIMenu(children: [
      UIDeferredMenuElement { $0([element("Kept \(asked)")]) },
      UIDeferredMenuElement.uncached { complete in
        asked += 1
        complete([element("Asked \(asked)")])
      },
      UIDeferredMenuElement { late = $0 },
    ])
    let controller = shown([button])
    controller.take(.taps("More"))
    #expect(controller.interface.buttons == ["Kept 0", "Asked 1", "Dismiss menu"])
    late?([element("Late")])
    controller.take(.taps("Asked 1"))
    controller.take(.taps("More"))
    controller.take(.taps("Late"))
    #expect(done == ["Asked 1", "Late"] && asked == 2)
  }

  @Test func `a button that only shows a picture is called as VoiceOver calls it`() {
    var look = UIButton.Configuration.filled()
    look.image = UIImage(systemName: "lock.open")
    let controller = shown([UIButton(configuration: look)])
    #expect(controller.interface.buttons == ["lock open"])
  }

  @Test func `a button that only shows an asset is called by the asset's name`() {
    var tapped: [String] = []
    let button = UIButton()
    button.setImage(UIImage(named: "navClose"), for: .normal)
    button.addAction(UIAction { _ in tapped.append("button") }, for: .touchUpInside)
    let item = UIBarButtonItem(
      image: UIImage(named: "navLock"), primaryAction: UIAction { _ in tapped.append("item") })
    let controller = shown([button])
    controller.navigationItem.rightBarButtonItem = item
    let navigation = UINavigationController(rootViewController: controller)
    navigation.beginAppearing()
    navigation.endAppearing()
    navigation.take(.taps("navClose"))
    navigation.take(.taps("navLock"))
    #expect(tapped == ["button", "item"])
    button.accessibilityIdentifier = "close_button"
    #expect(navigation.interface.buttons == ["navLock", "close_button"])
    button.setTitle("Close", for: .normal)
    #expect(navigation.interface.buttons == ["navLock", "Close"])
    let letters = UISegmentedControl(items: [UIImage(named: "letters") as Any])
    #expect(shown([letters]).interface.buttons == ["letters"])
  }

  @Test func `what a long touch on a view offers is tapped with its name`() {
    let label = UILabel()
    label.text = "kim"
    let menu = Offering()
    label.addInteraction(UIContextMenuInteraction(delegate: menu))
    let controller = shown([label])
    #expect(controller.interface.elements == [.label("kim"), .button("Copy kim")])
    controller.take(.taps("Copy kim"))
    #expect(menu.done == ["copied"])
    label.removeInteraction(label.interactions[0])
    #expect(controller.interface.buttons.isEmpty)
  }

  @Test func `what rows offered before iOS 11, and what long touches on them do, is tapped as swipes are`() {
    let table = OldTable()
    table.beginAppearing()
    table.endAppearing()
    #expect(table.interface.buttons == ["kim", "Delete kim", "Copy kim"])
    table.take(.taps("Delete kim"))
    table.take(.taps("Copy kim"))
    #expect(table.done == ["delete 0", "copy"])
  }

  @Test func `whoever is to choose a file can only give up`() {
    let controller = shown([])
    let ear = FileEar()
    let picker = UIDocumentPickerViewController(documentTypes: ["public.text"], in: .import)
    picker.delegate = ear
    controller.present(picker, animated: true)
    #expect(controller.interface.buttons == ["Cancel"])
    controller.take(.taps("Cancel"))
    #expect(ear.heard == ["cancelled"] && controller.presentedViewController == nil)
  }

  @Test func `who shares something is told how that ended`() {
    let controller = shown([])
    var ends: [String] = []
    for kinds: [UIActivity.ActivityType] in [[], [.copyToPasteboard]] {
      let sheet = UIActivityViewController(activityItems: ["text"], applicationActivities: nil)
      sheet.excludedActivityTypes = kinds
      sheet.completionWithItemsHandler = { type, isDone, _, _ in ends.append("\(type == nil) \(isDone)") }
      controller.present(sheet, animated: true)
      #expect(controller.interface.buttons == (kinds.isEmpty ? ["Copy", "Close"] : ["Close"]))
      controller.take(.taps("Close"))
      #expect(controller.presentedViewController == nil)
    }
    #expect(ends == ["true false", "true false"])
  }

  @Test func `the button that edits says what it does next`() {
    let controller = shown([])
    controller.navigationItem.rightBarButtonItem = controller.editButtonItem
    let navigation = UINavigationController(rootViewController: controller)
    navigation.beginAppearing()
    navigation.endAppearing()
    #expect(navigation.interface.buttons == ["Edit"])
    navigation.take(.taps("Edit"))
    #expect(controller.isEditing && navigation.interface.buttons == ["Done"])
    navigation.take(.taps("Done"))
    #expect(!controller.isEditing && navigation.interface.buttons == ["Edit"])
  }

  @Test func `an alert says what it is told by a key, and an answer keeps it`() {
    let alert = UIAlertController(title: "a", message: nil, preferredStyle: .alert)
    alert.setValue(NSAttributedString(string: "b"), forKey: "attributedTitle")
    #expect(alert.title == "b")
    let answer = UIAlertAction(title: "OK", style: .default)
    answer.setValue(true, forKey: "checked")
    #expect(answer.value(forKey: "checked") as? Bool == true)
  }

  @Test func `what is said of all views of a class comes to nothing`() {
    UINavigationBar.appearance().tintColor = .red
    UILabel.appearance().textColor = nil
    UIBarButtonItem.appearance().tintColor = .red
    #expect(UINavigationBar().tintColor == .systemBlue && UILabel().textColor == .label)
  }

  @Test func `a text of a list is read in the letters it is set in`() {
    var content = UIListContentConfiguration.header()
    content.text = "Work"
    content.textProperties.transform = .uppercase
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.contentConfiguration = content
    #expect(shown([cell.contentView]).interface.elements == [.label("WORK")])
  }

  private func shown(_ views: [UIView]) -> UIViewController {
    let controller = UIViewController()
    for view in views { controller.view.addSubview(view) }
    controller.beginAppearing()
    controller.endAppearing()
    return controller
  }
}

/// Offers to copy.
private final class Offering: NSObject, UIContextMenuInteractionDelegate {
  var done: [String] = []

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(actionProvider: { _ in
      UIMenu(children: [UIAction(title: "Copy") { _ in self.done.append("copied") }])
    })
  }
}

/// One row, with what it offers in older ways and in newer ones.
private final class OldTable: UITableViewController {
  var done: [String] = []

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "kim"
    return cell
  }

  override func tableView(
    _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
  ) -> [UITableViewRowAction]? {
    [
      UITableViewRowAction(style: .default, title: "Delete") { _, path in
        self.done.append("delete \(path.row)")
      }
    ]
  }

  override func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(actionProvider: { _ in
      UIMenu(children: [UIAction(title: "Copy") { _ in self.done.append("copy") }])
    })
  }
}

/// Hears what became of a choice.
private final class FileEar: NSObject, UIDocumentPickerDelegate {
  var heard: [String] = []

  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
    heard.append("cancelled")
  }
}
