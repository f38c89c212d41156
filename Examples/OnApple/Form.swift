#if canImport(UIKit)
  import AuthenticationServices
  import Rehearsal

  /// A handler's interface as views, one below the other.
  final class Form: UIStackView {
    private let laidOut: Interface
    private var fields: [String: UITextField] = [:]

    init(_ interface: Interface, onTap: @escaping (Tap) -> Void) {
      laidOut = interface
      super.init(frame: .zero)
      axis = .vertical
      for element in interface.elements {
        switch element {
        case .label(let text):
          let label = UILabel()
          label.text = text
          addArrangedSubview(label)
        case .field(let name, let text):
          let field = UITextField()
          field.accessibilityLabel = name
          field.placeholder = name
          field.text = text
          fields[name] = field
          addArrangedSubview(field)
        case .button(let name, let isEnabled):
          let tap = UIAction(title: name) { [weak self] _ in
            if let self { onTap(Tap(button: name, interface: self.filledIn)) }
          }
          let button = UIButton(type: .system, primaryAction: tap)
          button.isEnabled = isEnabled
          addArrangedSubview(button)
        }
      }
    }

    required init(coder: NSCoder) {
      fatalError("a form is made in code")
    }

    /// The interface with what the fields hold now.
    private var filledIn: Interface {
      Interface(
        laidOut.elements.map { element in
          guard case .field(let name, _) = element else { return element }
          return .field(name, text: fields[name]?.text ?? "")
        })
    }
  }
#endif
