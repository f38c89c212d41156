public import Rehearsal
import AuthenticationServices

/// Extensions as people write them in Xcode, by the names that scenarios know them by; their files stand in
/// `Originals` and are built from there.
public enum Shipped {
  /// All of them, each before those that make a mistake of its kind.
  public static var all: KeyValuePairs<String, Program> {
    [
      "SearchableList": Program(provider: { SearchableList() }),
      "MistakenList": Program(provider: { MistakenList() }),
      "NavigatedProvider": Program(provider: { NavigatedProvider() }),
      "UnansweringProvider": Program(provider: { UnansweringProvider() }),
      "GuardedList": Program(provider: { GuardedList() }),
      "OpenList": Program(provider: { OpenList() }),
      "TalkativeList": Program(provider: { TalkativeList() }),
      "DrawnList": Program(provider: { UIStoryboard.principal(of: "MainInterface") }),
      "HastyList": Program(provider: {
        UIStoryboard(name: "MainInterface", bundle: nil).instantiateViewController(identifier: "Hasty")
      }),
      "ObservedList": Program(provider: { ObservedList() }),
      "OvertakenList": Program(provider: { OvertakenList() }),
      "TiledLogins": Program(provider: { TiledLogins() }),
      "MistakenTiles": Program(provider: { MistakenTiles() }),
      "KeychainVault": Program(provider: { KeychainVault() }),
      "OutsideVault": Program(provider: { OutsideVault() }),
      "LoggedList": Program(provider: { LoggedList() }),
      "TellingList": Program(provider: { TellingList() }),
      "SortedList": Program(provider: { SortedList() }),
      "UnsortedList": Program(provider: { UnsortedList() }),
      "AskingVault": Program(provider: { AskingVault() }),
      "CarelessVault": Program(provider: { CarelessVault() }),
      "PagedVault": Program(provider: { PagedVault() }),
      "MuddledVault": Program(provider: { MuddledVault() }),
      "OwnPasswords": Program(provider: { OwnPasswords() }),
      "StubbornPasswords": Program(provider: { StubbornPasswords() }),
    ]
  }
}
