/// How what is asked of a passkey beside its signature, and what it answers, stand in a line.
extension PasskeyExtensions {
  static let blank = PasskeyExtensions()

  func told(_ it: Telling) -> Self {
    _ = it.word("demand.beside", Mark.signature)
    return Self(
      secrets: it.optional(secrets, SecretWish()) { $0.told(it) }, blob: it.blob("demand.blob", blob))
  }

  /// What says that there is something at all.
  fileprivate enum Mark: String { case signature }
}

extension PasskeyExtensions.SecretWish {
  fileprivate func told(_ it: Telling) -> Self {
    let names = it.texts("demand.secretsOf", saltsByPasskey.keys.sorted())
    return Self(
      of: it.optional(salts, .blank) { $0.told("demand.salt", it) },
      byPasskey: Dictionary(
        uniqueKeysWithValues: names.map { name in
          (name, (saltsByPasskey[name] ?? .blank).told("demand.saltOf.\(name)", it))
        }))
  }
}

extension PasskeyExtensions.Salts {
  fileprivate static let blank = Self([])

  fileprivate func told(_ name: String, _ it: Telling) -> Self {
    Self(it.bytes(name, first), it.optional(second, []) { it.bytes("\(name).second", $0) })
  }
}

extension PasskeyOutputs {
  static let blank = PasskeyOutputs()

  func told(_ it: Telling) -> Self {
    _ = it.word("outputs.beside", PasskeyExtensions.Mark.signature)
    return Self(
      secrets: it.optional(secrets, Secrets()) { secrets in
        Secrets(
          isSupported: it.answer("outputs.secrets", secrets.isSupported),
          it.optional(secrets.first, []) { it.bytes("outputs.secret", $0) },
          it.optional(secrets.second, []) { it.bytes("outputs.secret.second", $0) })
      }, blob: it.blob("outputs.blob", blob))
  }
}

extension Telling {
  fileprivate func blob(_ name: String, _ wish: PasskeyExtensions.BlobWish?) -> PasskeyExtensions.BlobWish? {
    optional(wish, .read) { wish in
      tell(wish) { wish in
        switch wish {
        case .support(let isRequired): note(name, isRequired ? "required" : "preferred")
        case .read: note(name, "read")
        case .write(let bytes):
          note(name, "write")
          _ = self.bytes("\(name).bytes", bytes)
        }
      } read: {
        switch find(name) {
        case "required": .support(isRequired: true)
        case "preferred": .support(isRequired: false)
        case "read": .read
        case "write": .write(bytes("\(name).bytes", []))
        default: nil
        }
      }
    }
  }

  fileprivate func blob(_ name: String, _ answer: PasskeyOutputs.Blob?) -> PasskeyOutputs.Blob? {
    optional(answer, .read(nil)) { answer in
      tell(answer) { answer in
        switch answer {
        case .support(let isThere): note(name, isThere ? "supported" : "unsupported")
        case .read(let bytes):
          note(name, bytes == nil ? "nothing" : "read")
          if let bytes { _ = self.bytes("\(name).bytes", bytes) }
        case .wrote(let isDone): note(name, isDone ? "written" : "not written")
        }
      } read: {
        switch find(name) {
        case "supported": .support(true)
        case "unsupported": .support(false)
        case "nothing": .read(nil)
        case "read": .read(bytes("\(name).bytes", []))
        case "written": .wrote(true)
        case "not written": .wrote(false)
        default: nil
        }
      }
    }
  }
}
