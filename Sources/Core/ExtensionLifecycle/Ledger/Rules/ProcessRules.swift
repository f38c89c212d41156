/// How the extension's process lives.
enum ProcessRules {
  static let all: [Rule] = [
    Rule(
      "PL-1",
      "A process may be reused for the next request: what is global survives, the handler does not.",
      .documented,
      "WWDC18 l.317–319", .advisory,
      "a reused process keeps its memory and makes a new handler"),
    Rule(
      "PL-2",
      "The system may suspend or end the process at any time.",
      .documented,
      "WWDC18 l.371–373", .modelled,
      "a process can be suspended and ended at any time"),
    Rule(
      "PL-3",
      "The extension's sandbox is separate from the app's; they share only through App Groups and shared "
        + "Keychains.",
      .documented,
      "WWDC18 l.375–377", .modelled,
      "what the app keeps is for the extension only where both belong to a group"),
    Rule(
      "PL-4",
      "View loading should be cheap.",
      .documented,
      "WWDC18 l.315", .advisory, "work while a view is made is advised against"),
    Rule(
      "PL-5",
      "A launch serves one task, and the extension is let go soon after it answered.",
      .documented,
      "WWDC18 l.367–369; Docs, App Extension Programming Guide", .checked,
      "a request left unanswered is the handler's fault only while its process lives"),
    Rule(
      "PL-6",
      "People are in the middle of another app: show as little as possible.",
      .documented,
      "WWDC18 l.311–313", .advisory, "an interface with nothing to do for the user is advised against"),
    Rule(
      "PL-7",
      "No memory limit is documented; developers report about 100 to 120 MB and a silent kill.",
      .reported,
      "Field report, bitwarden/ios pull request 2046; Field report, Strongbox issue "
        + "99", .modelled, "a process killed for its memory hears nothing"),
    Rule(
      "PL-8",
      "The app can run while its extension is asked. What both can write, each reads anew before it writes it: what it "
        + "has read earlier may be out of date.",
      .documented,
      "WWDC18 l.375–377; Docs, App Extension Programming Guide", .checked,
      "who writes back what it read before the other wrote is told"),
    Rule(
      "PL-9",
      "A process that is suspended while it holds a lock on a file is ended (0xdead10cc).",
      .documented,
      "Docs, Understanding the exception types in a crash report", .checked,
      "a process that is suspended with a lock is ended"),
    Rule(
      "PL-10",
      "Where memory runs short, a process is warned before any is ended: its view controllers are called "
        + "didReceiveMemoryWarning(), and didReceiveMemoryWarningNotification is posted.",
      .documented,
      "Docs, Responding to memory warnings", .modelled,
      "a process is warned that memory runs short before it is killed"),
    Rule(
      "PL-11",
      "Where the clock is set, the date jumps and NSSystemClockDidChange is posted; what counts from when the device "
        + "was switched on goes on as it was.",
      .documented,
      "Docs, NSSystemClockDidChange", .modelled, "a clock that is set moves the date and nothing that counts"),
    Rule(
      "PL-12",
      "What is on screen hears when something else comes in front of it, when it is in front again and when it leaves "
        + "the screen: an extension by NSExtensionHostWillResignActive, NSExtensionHostDidBecomeActive and "
        + "NSExtensionHostDidEnterBackground, an app by the notifications of UIApplication, of its scene and of the "
        + "scene's delegate.",
      .documented,
      "Docs, NSExtensionHostWillResignActive; Docs, UIApplication.willResignActiveNotification; Docs, UISceneDelegate",
      .modelled,
      "who is on screen hears that something is in front of it"),
    Rule(
      "PL-13",
      "The system's question for a face, asked by what is on screen, comes in front of it: it resigns active, and "
        + "becomes active as the answer comes.",
      .reported,
      "Field report, KeePassium issue 74; Field report, KeePassium issue 442", .modelled,
      "who asks for a face is not in front until the answer comes"),
    Rule(
      "PL-14",
      "Whose face was recognized is not asked for it again at once, with nothing done in between: a lock that falls when "
        + "the extension resigns active falls with every question.",
      .reported,
      "Field report, KeePassium issue 74; Field report, Strongbox issue 541", .checked,
      "a face that was just recognized is not asked for again"),
    Rule(
      "PL-15",
      "What is on screen is changed on the main thread alone: what UIKit does with a change from elsewhere nobody says.",
      .documented,
      "Docs, UIKit; Docs, UIView", .checked,
      "a screen that is changed from another queue is told"),
    Rule(
      "PL-16",
      "A controller that presents something, or whose search is active, presents nothing else: UIKit writes a warning, and "
        + "what was to be shown is not.",
      .reported,
      "Field report, iRate issue 191; Field report, SwAlert issue 3", .advisory,
      "who presents something already presents nothing else"),
    Rule(
      "PL-17",
      "Who asks its user on screen for a face, or for a password that its server knows or that its list is shut by, gives "
        + "what it guards only to whom was recognized, or has shown otherwise who they are: where the extension has an "
        + "interface, nobody else makes sure of it (CP-12).",
      .reported,
      "Field report, passforios issue 568; Field report, passforios issue 537", .checked,
      "who is not recognized is given nothing"),
    Rule(
      "PL-18",
      "What is written into the log and not kept private there is read by whoever gets hold of the log: no password is "
        + "among it, nor the secret of one-time codes.",
      .reported,
      "Field report, cordova-plugin-ios-keychain pull request 29; Docs, Generating Log Messages from Your Code",
      .checked,
      "a password in the log is told"),
    Rule(
      "PL-19",
      "Where too many faces were not recognized, or nothing is on screen, the system asks nobody for one: whoever asks hears "
        + "so at once, as often as they ask, until somebody enters the passcode or the interface is there; nobody gives up "
        + "for that before it is.",
      .documented,
      "Docs, LAError.biometryLockout; Docs, LAError.notInteractive", .checked,
      "who asks for a face where nobody is asked, again and again, is told"),
    Rule(
      "PL-20",
      "What stands in an address is kept by whoever is on its way, what goes to another host is somebody else's, and what is "
        + "copied for good every app can read: no password is among it, nor the secret of one-time codes.",
      .documented,
      "RFC 9110, 17.9 Disclosure of Sensitive Information in URIs; App Review Guidelines, 5.1.2 Data Use and Sharing; "
        + "UIPasteboard, expirationDate and localOnly",
      .checked,
      "a password in an address, or to another host, is told"),
    Rule(
      "PL-21",
      "Who asks for its user's face before anybody has tapped on anything shows nothing of its list until that user is "
        + "recognized.",
      .reported,
      "Field report, passforios issue 250", .checked,
      "a list that is shown before its user is recognized is told"),
    Rule(
      "PL-22",
      "Who asks for its user's face because of a tap goes on where they are recognized: nobody else does.",
      .reported,
      "Field report, bitwarden/mobile issue 1263; Field report, bitwarden/ios issue 2115", .checked,
      "who does nothing for a user that it recognized is told"),
    Rule(
      "PL-23",
      "What a provider's own lock keeps is given, and listed, only to whom has shown who they are since it fell: when that "
        + "is its team says.",
      .reported,
      "Field report, KeePassium issue 467; Field report, Strongbox issue 541", .checked,
      "what is given or listed although the provider's own lock has fallen is told"),
  ]
}
