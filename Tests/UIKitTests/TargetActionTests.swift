import Rehearsal
import Testing
import UIKit

/// Who is called when something is touched, and how.
@MainActor @Suite struct TargetActionTests {
  private let form = ActionForm()

  @Test func `a button calls a method with nothing, with itself, or with the event`() {
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    button.addTarget(form, action: Selector("bare", ActionForm.bare), for: .touchUpInside)
    button.addTarget(form, action: Selector("sent:", ActionForm.sent(_:)), for: .touchUpInside)
    button.addTarget(form, action: Selector("sent:for:", ActionForm.sent(_:for:)), for: .touchDown)
    form.view.addSubview(button)
    form.take(.taps("Go"))
    #expect(form.heard == ["event", "bare", "Go"])
    button.removeTarget(form, action: Selector("bare"), for: .allEvents)
    form.take(.taps("Go"))
    #expect(form.heard.suffix(2) == ["event", "Go"])
    button.isEnabled = false
    #expect(form.interface.elements == [.button("Go", isEnabled: false)])
  }

  @Test func `a target is not held, and nobody is called when it is gone`() {
    let button = UIButton(type: .system)
    weak var gone: ActionForm?
    do {
      let form = ActionForm()
      gone = form
      button.addTarget(form, action: Selector("bare", ActionForm.bare), for: .touchUpInside)
    }
    button.sendActions(for: .touchUpInside)
    #expect(gone == nil)
  }

  @Test func `without a target, the first on the way that knows the method is called`() {
    let button = UIButton(type: .system)
    let holder = UIView()
    holder.addSubview(button)
    form.view.addSubview(holder)
    button.addTarget(nil, action: Selector("bare", ActionForm.bare), for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(form.heard == ["bare"])
  }

  @Test func `a timer calls a method, with itself and what it carries`() {
    let fired = Selector("fired:", ActionForm.fired(_:))
    let timer = Timer(timeInterval: 1, target: form, selector: fired, userInfo: "kim", repeats: false)
    #expect(timer.userInfo as? String == "kim" && timer.isValid && form.heard == [])
    timer.fire()
    let date = Date(timeIntervalSinceNow: 60)
    let late = Timer(fireAt: date, interval: 5, target: form, selector: fired, userInfo: nil, repeats: true)
    #expect(late.fireDate == date && late.timeInterval == 5 && late.userInfo == nil)
    late.fire()
    late.invalidate()
    let scheduled = Timer.scheduledTimer(
      timeInterval: 60, target: form, selector: fired, userInfo: ["n": 1], repeats: true)
    scheduled.fire()
    scheduled.invalidate()
    #expect(form.heard == ["fired kim", "fired nil", #"fired ["n": 1]"#])
  }

  @Test func `notifications come one after the other to whoever waits`() async {
    let (center, name) = (NotificationCenter(), Notification.Name("moved"))
    var iterator = center.notifications(named: name).makeAsyncIterator()
    for number in 1...2 { center.post(name: name, object: nil, userInfo: ["n": number]) }
    center.post(name: Notification.Name("other"), object: nil)
    let numbers = [await iterator.next(), await iterator.next()].map { $0?.userInfo?["n"] as? Int }
    #expect(numbers == [1, 2])
    let task = Task {
      for await _ in center.notifications(named: name) {}
      return "stopped"
    }
    task.cancel()
    #expect(await task.value == "stopped")
  }

  @Test func `whether an object has a method can be asked before`() {
    #expect(form.responds(to: Selector("bare", ActionForm.bare)))
    #expect(!UIView().responds(to: Selector("bare", ActionForm.bare)))
    #expect(form.responds(to: Selector("nowhere")) == false)
  }

  @Test func `a target without the method is a crash that names both`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let button = UIButton(type: .system)
        let view = UIView()
        button.addTarget(view, action: Selector("bare", ActionForm.bare), for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
      }
    }
  }

  @Test func `a switch is turned by its name, a segment chosen by its own, a stepper goes up and down`() {
    let (label, toggle) = (UILabel(), UISwitch())
    label.text = "Remember"
    let kinds = UISegmentedControl(items: ["Logins", "Codes"])
    let stepper = UIStepper()
    stepper.maximumValue = 1
    for control in [toggle, kinds, stepper] as [UIControl] {
      control.addTarget(form, action: Selector("bare", ActionForm.bare), for: .valueChanged)
    }
    for view in [label, toggle, kinds, stepper] as [UIView] { form.view.addSubview(view) }
    #expect(
      form.interface.elements == [
        .label("Remember"), .button("Remember"), .button("Logins"), .button("Codes"),
        .button("Decrement", isEnabled: false), .button("Increment"),
      ])
    for name in ["Remember", "Codes", "Increment"] { form.take(.taps(name)) }
    #expect(toggle.isOn && kinds.selectedSegmentIndex == 1 && stepper.value == 1)
    #expect(form.heard == ["bare", "bare", "bare"])
    #expect(form.interface.isEnabled("Increment") == false)
  }

  @Test func `what waits for a tap is tapped by what it says`() {
    let label = UILabel()
    label.text = "Forgot?"
    label.addGestureRecognizer(
      UITapGestureRecognizer(target: form, action: Selector("bare", ActionForm.bare)))
    form.view.addSubview(label)
    #expect(form.interface.elements == [.button("Forgot?")])
    form.take(.taps("Forgot?"))
    #expect(form.heard == ["bare"])
    label.isUserInteractionEnabled = false
    #expect(form.interface.elements == [.label("Forgot?")])
  }

  @Test func `what was to be called after a while is called no more once that is canceled`() async {
    form.perform(Selector("bare", ActionForm.bare), with: nil, afterDelay: 0.01)
    form.perform(Selector("noted:", ActionForm.noted(_:)), with: "one", afterDelay: 0.01)
    form.perform(Selector("noted:", ActionForm.noted(_:)), with: "two", afterDelay: 0.01)
    let other = ActionForm()
    other.perform(Selector("bare", ActionForm.bare), with: nil, afterDelay: 0.01)
    NSObject.cancelPreviousPerformRequests(withTarget: other)
    NSObject.cancelPreviousPerformRequests(withTarget: form, selector: Selector("noted:"), object: "one")
    await withCheckedContinuation { continuation in
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { continuation.resume() }
    }
    #expect(form.heard == ["bare", "two"] && other.heard == [])
  }

  @Test func `a text of several lines is typed into`() {
    let (label, text) = (UILabel(), UITextView())
    label.text = "Notes"
    form.view.addSubview(label)
    form.view.addSubview(text)
    form.take(.types("one\ntwo", into: "Notes"))
    #expect(text.text == "one\ntwo" && text.isFirstResponder)
    text.isEditable = false
    #expect(form.interface.elements == [.label("Notes"), .label("one\ntwo")])
  }
}

private final class ActionForm: UIViewController {
  var heard: [String] = []

  func fired(_ timer: Timer) { heard.append("fired \(timer.userInfo ?? "nil")") }
  func bare() { heard.append("bare") }
  func noted(_ what: String) { heard.append(what) }
  func sent(_ sender: UIButton) { heard.append(sender.currentTitle ?? "") }
  func sent(_ sender: Any, for event: UIEvent?) { heard.append(event == nil ? "none" : "event") }
}
