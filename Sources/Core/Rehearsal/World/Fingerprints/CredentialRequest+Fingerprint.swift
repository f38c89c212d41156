/// What a fingerprint takes of a request, by the line that tells of it.
extension CredentialRequest {
  func combine(into mark: inout Fingerprint) {
    fields.combine(into: &mark)
    mark.passOver(
      (provision, services, identity, savedPassword, passwordRules, report, demand, clock),
      because: "the line that tells of the request has them all")
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
