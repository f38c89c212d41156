import AuthenticationServices

/// Something to sign in with, as these extensions keep it.
struct Login {
  let user: String
  let domain: String
  let password: String

  static let all = [
    Login(user: "jappleseed", domain: "shiny.example", password: "correct horse"),
    Login(user: "kim", domain: "work.example", password: "battery staple"),
    Login(user: "robin", domain: "shiny.example", password: "tr0ub4dor"),
  ]

  var credential: ASPasswordCredential { ASPasswordCredential(user: user, password: password) }
}
