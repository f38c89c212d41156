public import Rehearsal

/// One switch of what the system does for whoever asks, set to one of its readings.
public enum ErrandSetting: Hashable, Sendable, CaseIterable {
  /// Over what an extension's browser goes.
  case browserPlace(Profile.BrowserPlace)
  /// What comes of it beside another sheet.
  case otherSheet(Profile.OtherSheet)
  /// What somebody hears who takes back their own session.
  case ownCancel(Profile.OwnCancel)
  /// What becomes of a browser whose user turns to something else.
  case browserBehind(Profile.BrowserBehind)
  /// When a save returns.
  case saveReturns(Profile.SaveReturns)
  /// What the system does for an extension.
  case forExtensions(Profile.ForExtensions)
  /// What an app hears whose user turns an export down.
  case exportCancel(Profile.ExportCancel)
  /// What Passwords takes over.
  case otherEnd(Profile.OtherEnd)
  /// How often the token of an exchange is good.
  case importToken(Profile.ImportToken)
  /// What becomes of an app that declares no activity.
  case undeclaredActivity(Profile.UndeclaredActivity)

  /// Every switch in every position.
  public static let allCases: [ErrandSetting] =
    Profile.BrowserPlace.allCases.map(Self.browserPlace) + Profile.OtherSheet.allCases.map(Self.otherSheet)
    + Profile.OwnCancel.allCases.map(Self.ownCancel)
    + Profile.BrowserBehind.allCases.map(Self.browserBehind)
    + Profile.SaveReturns.allCases.map(Self.saveReturns)
    + Profile.ForExtensions.allCases.map(Self.forExtensions)
    + Profile.ExportCancel.allCases.map(Self.exportCancel) + Profile.OtherEnd.allCases.map(Self.otherEnd)
    + Profile.ImportToken.allCases.map(Self.importToken)
    + Profile.UndeclaredActivity.allCases.map(Self.undeclaredActivity)

  func apply(to errands: inout Profile.Errands) {
    switch self {
    case .browserPlace(let reading): errands.browserPlace = reading
    case .otherSheet(let reading): errands.otherSheet = reading
    case .ownCancel(let reading): errands.ownCancel = reading
    case .browserBehind(let reading): errands.browserBehind = reading
    case .saveReturns(let reading): errands.saveReturns = reading
    case .forExtensions(let reading): errands.forExtensions = reading
    case .exportCancel(let reading): errands.exportCancel = reading
    case .otherEnd(let reading): errands.otherEnd = reading
    case .importToken(let reading): errands.importToken = reading
    case .undeclaredActivity(let reading): errands.undeclaredActivity = reading
    }
  }

  /// The switch and its position, as a sentence has them.
  var words: String {
    switch self {
    case .browserPlace(let reading): "AS-47 as \(reading.rawValue)"
    case .otherSheet(let reading): "AS-48 as \(reading.rawValue)"
    case .ownCancel(let reading): "AS-49 as \(reading.rawValue)"
    case .browserBehind(let reading): "AS-50 as \(reading.rawValue)"
    case .saveReturns(let reading): "AS-51 as \(reading.rawValue)"
    case .forExtensions(let reading): "AS-53 as \(reading.rawValue)"
    case .exportCancel(let reading): "AS-54 as \(reading.rawValue)"
    case .otherEnd(let reading): "AS-55 as \(reading.rawValue)"
    case .importToken(let reading): "AS-56 as \(reading.rawValue)"
    case .undeclaredActivity(let reading): "AS-57 as \(reading.rawValue)"
    }
  }
}
