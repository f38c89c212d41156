/// What no source says of a phone, its processes and its apps.
extension Assumptions {
  static let ofPhones: [Rule] = [
    Rule(
      "AS-36",
      "Locking the device interrupts what the user was at, as turning to something else does, and for a moment leaves the "
        + "process of an extension alone; a form is offered nothing until the device is unlocked, and what goes on in the "
        + "background goes on.",
      .assumed, "PL-2 and IS-2 come near it", .modelled,
      "a locked device starts nothing and interrupts what was on screen"),
    Rule(
      "AS-37",
      "Who is not recognized by face or finger is asked for it once more, and then for the passcode.",
      .assumed, "CP-11 names the means and not what comes after a failure", .modelled,
      "after two misses the device asks for the passcode"),
    Rule(
      "AS-38",
      "What app and extension hand to each other arrives as a property list; what none holds never arrives.",
      .assumed, "IA-3 and IA-8 speak of userInfo and not of what may be in it", .modelled,
      "what goes from one process into another does so as a property list"),
    Rule(
      "AS-39",
      "A process that has answered goes on for five seconds, and is suspended then; what is left waits until it is "
        + "used again, and goes down with it where it is not.",
      .assumed, "PL-2, PL-5 name no number", .modelled,
      "five seconds after its answer a process is suspended"),
    Rule(
      "AS-40",
      "An app that is deleted takes its containers with it, and those of its groups; what it put into the Keychain "
        + "stays, and is there when it is installed again. Of an app that is offloaded everything stays but the app, its "
        + "provider and its identity store.",
      .assumed, "IS-5 speaks of the identity store alone", .modelled,
      "what a deleted app kept is gone, but for the Keychain"),
    Rule(
      "AS-41",
      "An update of the app and a restart of the device end the extension's process and leave what is kept; after a "
        + "restart the device is locked.",
      .assumed, "PL-2 leaves open why a process ends", .modelled,
      "after an update and a restart only what is kept is left"),
    Rule(
      "AS-42",
      "A passkey is made by the way where the account was signed in to with a saved password before and the provider "
        + "makes one in silence; else the app hears failed.",
      .assumed, "WWDC24 speaks of a password that was just filled in, and names no error", .modelled,
      "only who signed in with a saved password gets a passkey by the way"),
    Rule(
      "AS-43",
      "Where the provider turns back, or its user does, the app hears canceled, and failed where it fails.",
      .assumed, "AU-5 names the one code that is passed on", .modelled,
      "what a provider ends with is canceled or failed"),
    Rule(
      "AS-44",
      "An extension has 120 MB of memory, and a process that takes more is killed at once.",
      .assumed, "PL-7 has several numbers of different people and phones", .checked,
      "who takes more memory than there is for an extension is killed"),
    Rule(
      "AS-45",
      "Where memory runs short, a process that holds more than half of what there is for an extension is killed.",
      .assumed, "PL-7 speaks of no order in which processes are killed", .modelled,
      "where memory runs short, whoever holds much of it is killed"),
    Rule(
      "AS-46",
      "What the provider has stands before what iCloud Keychain has, and what there is no room for is left out.",
      .assumed, "CP-31 says that both are offered, and not in which order", .modelled,
      "the provider comes before iCloud Keychain, unless the profile says otherwise"),
    Rule(
      "AS-47",
      "An extension shows a browser over its interface; with nothing of it on screen its session hears "
        + "presentationContextInvalid.",
      .assumed, "The header bars no extension from it, and speaks of none that shows nothing", .modelled,
      "a browser goes over an extension's interface, and over nothing else"),
    Rule(
      "AS-48",
      "Beside another sheet of the system's, or an extension's interface, a session of the app hears "
        + "presentationContextInvalid.",
      .assumed, "AU-10 names the codes and not this case", .modelled,
      "a second browser hears that there is no place for it"),
    Rule(
      "AS-49", "Who takes back their own session while its browser is up hears canceledLogin.",
      .assumed, "AU-13 speaks of the user alone", .modelled,
      "a session that is taken back is canceled"),
    Rule(
      "AS-50",
      "A browser over an app is still there when its user has turned to something else, such as for a code, and "
        + "comes back.",
      .assumed, "AU-13 names what closes it, and not this", .modelled,
      "a browser is there when its user comes back"),
    Rule(
      "AS-51",
      "A save returns once the system has taken it up, before the user or a provider has decided; that it returns "
        + "does not say that the password is saved.",
      .assumed, "AU-16 throws where the system does not take it up, and names no user", .modelled,
      "a save that returns has saved nothing yet"),
    Rule(
      "AS-52",
      "An app that asks again within ten seconds to have its provider turned on hears that it is off, and nobody is "
        + "asked.",
      .assumed, "The header has one wait ten seconds, and does not say what for", .modelled,
      "who asks again within ten seconds asks nobody"),
    Rule(
      "AS-53",
      "For an extension the system shows a browser, and does nothing else that an app could ask for.",
      .assumed, "AU-16 to AU-18 speak of the app", .modelled,
      "nothing but a browser is there for an extension"),
    Rule(
      "AS-54", "An app whose user turns the export down hears canceled.",
      .assumed, "AU-19 names no error", .modelled,
      "who turns an export down has canceled"),
    Rule(
      "AS-55",
      "The other end of an exchange is Passwords, which takes over passwords of websites, and nothing else.",
      .assumed, "AU-19 speaks of any app, and Passwords is on every phone", .modelled,
      "Passwords takes over what is handed to it"),
    Rule(
      "AS-56",
      "A token of an exchange is good once; whoever comes with another, or comes again, hears credentialImport.",
      .assumed, "AU-21 says where the token comes from, and not how long it is good", .modelled,
      "a token is good once"),
    Rule(
      "AS-57",
      "An app that does not declare ASCredentialExchangeActivityType comes up without the activity, and hears of no "
        + "token.",
      .assumed, "AU-21 has the type declared, and leaves open what comes of forgetting it", .modelled,
      "an app that declares no activity hears of no token"),
    Rule(
      "AS-58",
      "Who gives memory back as soon as the system warns of it is spared; a suspended process is killed without a "
        + "warning.",
      .assumed, "PL-10 says that everybody is warned, and not how long anybody has", .modelled,
      "who gives memory back when it is warned is spared"),
    Rule(
      "AS-59",
      "What iCloud Keychain has is filled in once the device has made sure of its user, as what a provider gave in "
        + "silence is.",
      .assumed, "CP-11 speaks of what a provider gave", .modelled,
      "what iCloud Keychain has waits for the user's face"),
    Rule(
      "AS-60",
      "Where somebody signs in to the app with Apple already, no form for an account comes up, and the app hears "
        + "preferSignInWithApple.",
      .assumed, "The header names the error, and not when it comes", .modelled,
      "who signs in with Apple is made no second account"),
    Rule(
      "AS-61",
      "A passkey by the way is the provider's where it makes such, else iCloud Keychain's where that has the password.",
      .assumed, "AU-4 says that nobody is asked, and not who makes it where two could", .modelled,
      "iCloud Keychain makes a passkey by the way where the provider makes none"),
    Rule(
      "AS-62",
      "The block of a completion begins a tenth of a second after the answer, or when the process is asked again "
        + "before; it never begins where the process ends before.",
      .assumed, "CP-18 says that it has background priority, and not when it begins", .modelled,
      "a process that ends before its block begins never cleans up"),
    Rule(
      "AS-63",
      "Whoever says that a password is saved fills that one in from then on, and what a vault is said to have, as long "
        + "as the identity store has its user once, or had when it was saved: for the site of a suggestion, or at all where "
        + "a list is opened. None is empty, or that of a stranger to the site, or one that its user did not want saved; and "
        + "what was filled in stays as it is when the password of another login is saved.",
      .assumed, "CP-24 says that a password is saved, and not what for", .checked,
      "what was saved is what is filled in"),
    Rule(
      "AS-64",
      "An app in which somebody has tapped something that failed shows something to tap or to fill in when all is quiet.",
      .assumed, "AU-3 says what an app hears, and no source says what it owes its user then", .checked,
      "an app that failed can be tapped again"),
    Rule(
      "AS-65",
      "What news says of a passkey is so in the identity store afterwards: none is offered that its website does not "
        + "know or does not take, and one that was renamed has its new name.",
      .assumed, "CP-23 says that news has no answer, and no source says what has to come of it", .checked,
      "what news says of a passkey is so in the store afterwards"),
    Rule(
      "AS-66", "What can be tapped in the interface of an extension does something.",
      .assumed, "CP-2 says what a list is for, and no source speaks of a tap that gives nothing", .checked,
      "what can be tapped does something"),
    Rule(
      "AS-67", "Two codes that are given of one login within ten seconds of the clock are the same.",
      .assumed, "OC-1 speaks of the code of the moment, which nobody knows without the secret", .checked,
      "two codes of one login and moment are the same"),
    Rule(
      "AS-68",
      "A form that was sent on screen and came to nothing can be sent once more as soon as it is filled in anew, and what "
        + "turned in its place does not go on turning: or else the request ends.",
      .assumed, "CP-6 and AM-19 have a way out, and no source says that there is a way on", .checked,
      "a form that came to nothing can be sent once more"),
    Rule(
      "AS-69",
      "Whoever has turned down a question for their face is not put the same question again by whoever hears that: they have "
        + "done nothing in between, and there is no other way out.",
      .assumed, "PL-14 speaks of a face that was recognized", .checked,
      "who has turned a question for a face down is not asked again at once"),
  ]
}
