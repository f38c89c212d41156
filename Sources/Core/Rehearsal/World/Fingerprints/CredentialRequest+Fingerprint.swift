/// What a fingerprint takes of a request, by the line that tells of it.
extension CredentialRequest {
  func combineTelling(into mark: inout Fingerprint) {
    combine(into: &mark) { fields.combine(into: &$0) }
  }
}

extension Telling {
  func combine(into mark: inout Fingerprint) {
    for field in fields {
      mark.combine(field.name)
      mark.combine(field.value)
    }
  }
}
