/// What no source says and the product has to decide.
enum Assumptions {
  static let all: [Rule] = [
    Rule(
      "AS-1",
      "A handler lives for one request; after userInteractionRequired a new one is made, in a new process where the "
        + "last has ended in between.",
      .assumed, "AM-14 says only that a new request is made; PL-2 lets a process end at any time", .modelled,
      "a new handler prepares the interface"),
    Rule(
      "AS-2",
      "viewDidLoad runs when something touches the view, or before the call that prepares it, never on account "
        + "of a silent call; appearing and disappearing are told only of what is presented.",
      .assumed, "no source", .modelled,
      "a view is made when it is touched, or before it is presented"),
    Rule(
      "AS-3",
      "While nothing is on screen the handler has ten seconds to answer; then the system gives up "
        + "with its default message.",
      .assumed, "AM-28; CP-14 gives a credential provider a few seconds", .modelled,
      "the system waits ten seconds and not a nanosecond longer"),
    Rule(
      "AS-4",
      "A call that is not overridden is canceled with the code 1000, which counts as failed.",
      .assumed, "AM-24 leaves the code open; the base classes of iOS 18.2 and 26.1 have this one", .modelled,
      "the base class cancels with the code 1000"),
    Rule(
      "AS-5",
      "What a handler says after its request has ended changes nothing and is a mistake.",
      .assumed, "no source", .checked,
      "nothing said after the end counts"),
    Rule(
      "AS-6",
      "A credential belongs to an app through a domain that equals or is covered by an associated "
        + "one, or shares its registrable domain.",
      .assumed, "no source", .notModelled("registrable domains are not compared")),
    Rule(
      "AS-7",
      "Success in the app inserts nothing where the Keychain has no entry.",
      .assumed, "IA-9 speaks only of an entry that is found", .modelled,
      "success in the app inserts nothing"),
    Rule(
      "AS-8",
      "When Apple cannot be reached there is no error beside the missing credential.",
      .assumed, "SI-7 leaves it open", .modelled,
      "an unreachable Apple gives no error either"),
    Rule(
      "AS-9",
      "Two identities are the same when kind, service, user and record are, of passkeys also the credential ID; "
        + "rank and user handle play no part.",
      .assumed, "IS-14", .modelled,
      "kind, service, user, record and credential ID make an identity"),
    Rule(
      "AS-10",
      "After three failures in a row to provide an offered identity the store is wiped.",
      .assumed, "IS-6 names no number", .modelled,
      "three failures in a row wipe the store"),
    Rule(
      "AS-11",
      "Patience stands still while Apple's sheet is up, and starts anew with the answer.",
      .assumed, "no source; the user, not the handler, takes that time", .modelled,
      "patience stands still under Apple's sheet"),
    Rule(
      "AS-12",
      "A completion after Cancel is ignored.",
      .assumed, "AM-21 demands a cancel", .modelled,
      "a completion after Cancel is ignored"),
    Rule(
      "AS-13",
      "When the user turns to something else the extension ends.",
      .assumed, "WWDC18 says so of credential providers", .modelled,
      "leaving ends the extension"),
    Rule(
      "AS-14",
      "The completion of an Apple upgrade that lacks Apple's credential is ignored and the request goes on.",
      .assumed, "no source", .modelled,
      "an unfounded completion leaves the request open"),
    Rule(
      "AS-15",
      "A question to Apple that cannot be put is answered at once with nothing.",
      .assumed, "no source", .modelled,
      "a question that cannot be put gets an empty answer"),
    Rule(
      "AS-16",
      "A request that needs a window where there is none fails.",
      .assumed, "IA-12 says only that the window can vanish", .modelled,
      "a request whose window vanished fails"),
    Rule(
      "AS-17",
      "An error of another domain, or an unknown code, counts as failed.",
      .assumed, "CX-21", .modelled,
      "a foreign error counts as failed"),
    Rule(
      "AS-18",
      "The next request runs in the process of the last one, if that is still there.",
      .assumed, "PL-1 says that it may", .modelled,
      "process reuse is a setting"),
    Rule(
      "AS-19",
      "The request that comes too early fails with the code failed.",
      .assumed, "IA-5 names no code", .modelled,
      "the early request fails with failed"),
    Rule(
      "AS-20",
      "When the process ends under a request the system shows its default message; the app hears "
        + "failed.",
      .assumed, "no source", .modelled,
      "a process that ends leaves the default message"),
    Rule(
      "AS-21",
      "Of an extension's password rules the system follows what it understands; where that is nothing, or "
        + "no password can meet it, it generates one as if there were none.",
      .assumed, "AM-4 speaks only of rules that can be followed; the public parser passes over mistakes",
      .modelled,
      "rules that cannot be followed are passed over"),
    Rule(
      "AS-22",
      "Breached passwords, and flagged ones of accounts for money, government business or e-mail, have high "
        + "priority.",
      .assumed, "PM-4 names no measure", .modelled,
      "breached passwords and delicate accounts come first"),
    Rule(
      "AS-23",
      "Name and e-mail come with the first authorization of an app only, and again after it was revoked.",
      .assumed, "Docs say so of signing in; nobody says it of an upgrade", .modelled,
      "name and e-mail come once, and again after a revocation"),
    Rule(
      "AS-24",
      "An update of the identity store on a locked device, or a removal from a store that takes no incremental "
        + "updates, fails with internalError; a list is empty then, and the state is told all the same.",
      .assumed, "IS-2 and IS-8 name no code", .modelled,
      "internalError is for what has no code of its own"),
    Rule(
      "AS-25",
      "An identity fits a form, or a service asked for, when the host is the same; scheme, port and path play no "
        + "part. The form's first service comes first, then whichever service of its host was saved first.",
      .assumed, "CP-2 says that a form names the domains it belongs to", .modelled,
      "an identity fits a form of the same host"),
    Rule(
      "AS-26", "The keyboard has room for three suggestions.",
      .assumed, "WWDC18 speaks of more credentials than QuickType can show, and names no number", .modelled,
      "the keyboard offers three"),
    Rule(
      "AS-27",
      "From iOS 17 on the base class hands a request for a password to the call with an identity, and "
        + "that back again; "
        + "from every other call it returns, and nobody answers the request.",
      .assumed,
      "Base class of iOS 18.2 and 26.1; field report, KeeForge issue 20 on iOS 26.5.2; no phone was watched",
      .modelled, "a provider for older systems is called on newer ones"),
    Rule(
      "AS-28",
      "A form is offered the identities of every host within its registrable domain: first those of its "
        + "own hosts, then "
        + "of the domains above them, the most specific first, then of the others, those of fewer labels "
        + "first. Of the "
        + "public suffixes the usual kinds are known, such as co.uk, where no list of them is given.",
      .assumed,
      "CP-2 gives an example and no rule; users of five password managers report siblings, in an order nobody could "
        + "explain: bitwarden/ios issues 1203, 1490, 2417 and 3006, Strongbox issue 743, KeePassium issue 480",
      .modelled, "a form on a subdomain offers the domain's identities, and then its siblings'"),
    Rule(
      "AS-29",
      "Cleaning up expires when the process ends while messages, alarms or answers for it are still to come.",
      .assumed, "CP-18 says that it can, and not when", .modelled,
      "only work that is left expires"),
    Rule(
      "AS-30",
      "A way to cancel is a button that can be tapped and is called Cancel, Close, Done, Not Now or the like, has a cross "
        + "on it, says Cancel in another language, or has such a word in the name of its text or picture; what goes at the "
        + "instant in which it came needs none.",
      .assumed, "CP-6 names no words", .modelled,
      "names that people know are a way out"),
    Rule(
      "AS-31", "The few seconds that AutoFill waits in silence are five.",
      .assumed, "CP-14 names no number", .modelled,
      "the few seconds are five, unless the profile says otherwise"),
    Rule(
      "AS-32",
      "Of work that is ready at the same time any piece can go first, but for what a serial queue, the main one "
        + "or an actor keeps in order; alarms for the same moment go off in any order.",
      .assumed, "Dispatch and Swift promise an order within a queue and an actor, and none between them",
      .modelled,
      "any piece of ready work can go first, and none overtakes on its own queue"),
    Rule(
      "AS-33",
      "Who opens the container of a group it does not belong to gets one that nobody shares, and no error.",
      .assumed, "PL-3 speaks of groups that both belong to", .modelled,
      "a group one does not belong to is a container of one's own"),
    Rule(
      "AS-34",
      "A completion of another kind than what is asked for is ignored and the request goes on.",
      .assumed, "no source", .modelled,
      "a completion of another kind leaves the request open"),
    Rule(
      "AS-35", "The app hears the code and the reason that the handler failed with.",
      .assumed,
      "WWDC20 has the app tell the user the reason, where it can, and does not say from where it knows it",
      .modelled, "the app hears the handler's own code and reason"),
  ]
}
