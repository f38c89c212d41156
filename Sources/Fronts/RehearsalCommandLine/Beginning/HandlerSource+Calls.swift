import Rehearsal

/// What a handler has that the system calls.
extension HandlerSource {
  /// The call that asks a credential provider for what somebody picked, with nothing on screen.
  static let silent = "provideCredentialWithoutUserInteraction(for:)"
  /// The call that asks for it with an interface.
  static let suggested = "prepareInterfaceToProvideCredential(for:)"

  /// What a credential provider says that answers a request of a kind.
  static let answers: KeyValuePairs<String, Provision> = [
    "ASPasswordCredential": .password, "ASPasskeyAssertionCredential": .passkey,
    "completeAssertionRequest": .passkey, "ASOneTimeCodeCredential": .code,
    "completeOneTimeCodeRequest": .code,
  ]

  /// What begins with each call of a credential provider whose interface comes at once.
  static let interfaces: KeyValuePairs<String, Provision> = [
    "prepareCredentialList(for:)": .credentialList,
    "prepareCredentialList(for:requestParameters:)": .passkeyList,
    "prepareOneTimeCodeCredentialList(for:)": .codeList,
    "prepareInterfaceForUserChoosingTextToInsert()": .text,
    "prepareInterface(forPasskeyRegistration:)": .passkeyRegistration,
    "prepareInterfaceForExtensionConfiguration()": .configuration,
  ]

  /// The methods that a type or an extension declares, as Swift calls them: `prepareCredentialList(for:)`.
  static func methods(ofTypeAt index: Int, in code: [String]) -> [String] {
    members(ofTypeAt: index, in: code).compactMap { index in
      guard code[index] == "func", index + 2 < code.count, code[index + 2] == "(" else { return nil }
      return "\(code[index + 1])(\(labels(behind: index + 2, in: code)))"
    }
  }

  /// The labels of the parameters behind a parenthesis, as in `for:options:`.
  static func labels(behind parenthesis: Int, in code: [String]) -> String {
    var (labels, depth, next) = ("", 1, parenthesis + 1)
    while next < code.count, depth > 0 {
      let isFirst = depth == 1 && ["(", ","].contains(code[next - 1])
      switch code[next] {
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      case let word where isFirst: labels += "\(word):"
      default: break
      }
      next += 1
    }
    return labels
  }
}
