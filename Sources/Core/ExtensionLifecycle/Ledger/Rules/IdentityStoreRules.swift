/// What an app tells AutoFill of its credentials, and when it may.
enum IdentityStoreRules {
  static let all: [Rule] = [
    Rule(
      "IS-1",
      "Every app has a store of its own that only the app and its extensions change; AutoFill reads it to suggest "
        + "something.",
      .documented,
      "WWDC18 l.201–211", .modelled,
      "the app and its extension change the store, AutoFill reads it"),
    Rule(
      "IS-2",
      "While the device is locked nothing can start to work on the store; what has started goes on.",
      .documented,
      "WWDC18 l.205", .modelled,
      "nothing starts on a locked device"),
    Rule(
      "IS-3",
      "The store is neither synced nor backed up: after a restore it is empty.",
      .documented,
      "WWDC18 l.207, 245", .modelled,
      "a restored device has an empty store"),
    Rule(
      "IS-4",
      "The store can be changed only while the extension is enabled; otherwise an update fails with storeDisabled.",
      .documented,
      "WWDC18 l.213–215, 253–255; Header, ASCredentialIdentityStore", .checked,
      "only an enabled store can be changed"),
    Rule(
      "IS-5",
      "When the extension is disabled or the app deleted, the store goes too; enabled again, it is empty.",
      .documented,
      "WWDC18 l.217, 241", .modelled,
      "disabling deletes the store"),
    Rule(
      "IS-6",
      "The system may delete the store when the app keeps failing to provide what it offered.",
      .documented,
      "WWDC18 l.243", .checked,
      "a deleted store is empty and still enabled"),
    Rule(
      "IS-7",
      "The store takes incremental updates once identities were saved since it came into being; until then it "
        + "wants the full list.",
      .documented,
      "WWDC18 l.257–263; Header, ASCredentialIdentityStore", .modelled,
      "a store takes increments from the first saving on"),
    Rule(
      "IS-8",
      "Saving replaces an identity that is the same, removing needs a store that takes incremental updates, "
        + "replacing starts over; what fails leaves everything as it was.",
      .documented,
      "Header, ASCredentialIdentityStore", .checked,
      "saving takes the same one's place and a failure changes nothing"),
    Rule(
      "IS-9",
      "Among identities of the same service a larger rank comes first; without one the rank is 0.",
      .documented,
      "WWDC18 l.197–199; Header, ASCredentialIdentity", .modelled,
      "rank orders within a service and not beyond it"),
    Rule(
      "IS-10",
      "Ask the store for its state before updating it.",
      .documented,
      "WWDC18 l.253; Header, ASCredentialIdentityStore", .checked,
      "who updates without asking is told"),
    Rule(
      "IS-11",
      "Prefer incremental updates: to replace everything becomes expensive.",
      .documented,
      "WWDC18 l.305–309", .advisory,
      "who replaces everything for a change is advised"),
    Rule(
      "IS-12",
      "An update fails with internalError, storeDisabled or storeBusy; a busy store can be asked again later.",
      .documented,
      "Header, ASCredentialIdentityStoreErrorCode", .advisory,
      "a busy store takes the update later"),
    Rule(
      "IS-13",
      "A provider can list its identities, of one service or all, and of the kinds it names.",
      .documented,
      "Header, ASCredentialIdentityStore, since iOS 17.4", .modelled,
      "identities are listed by service and kind"),
    Rule(
      "IS-14",
      "No source says when two identities are the same; AS-9 takes a reading.",
      .documented,
      "Header, ASCredentialIdentity, by its silence", .modelled,
      "whatever differs stands beside the other"),
    Rule(
      "IS-15",
      "What is about one identity leaves the others in the store: individual changes need no replacing, and what goes "
        + "with it is not suggested any more.",
      .documented,
      "WWDC18 l.237", .checked,
      "who empties the store for one identity is told"),
  ]
}
