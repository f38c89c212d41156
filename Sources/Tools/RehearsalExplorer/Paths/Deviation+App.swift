import Rehearsal

/// What the app does of its own accord at a point of a path.
extension Deviation.AppDeviation {
  /// What it does.
  var action: AppAction {
    switch self {
    case .refreshesStore: .refreshesStore
    case .pausesAfterOne: .beginsRefreshing(turns: 1)
    case .pausesAfterTwo: .beginsRefreshing(turns: 2)
    case .pausesAfterThree: .beginsRefreshing(turns: 3)
    case .dropsDelegate: .dropsDelegate
    case .dropsWindow: .dropsWindow
    }
  }

  private static let ofStore: [Self] = [.refreshesStore, .pausesAfterOne, .pausesAfterTwo, .pausesAfterThree]

  /// An app that keeps a store does so once, as long as anything is to come; one that asked holds on to who hears of it
  /// and to where something can be shown, or does not; what an app does that is code, its code decides.
  static func offer(in world: World, isAtEnd: Bool, _ offer: (Deviation) -> Void) {
    if AppUpkeep.canBegin(in: world), !isAtEnd { for deviation in ofStore { offer(.app(deviation)) } }
    guard world.request?.request.origin == .app, !world.isRequestOver, !world.isAskedByAppCode else { return }
    if world.phone.controller.hasDelegate { offer(.app(.dropsDelegate)) }
    if world.phone.controller.hasWindow { offer(.app(.dropsWindow)) }
  }
}
