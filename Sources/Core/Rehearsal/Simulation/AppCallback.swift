/// The name of something of an app's that waits to be called.
enum AppListener: Hashable {
  case message(Int)
  case authorization(Int)
  case errand(Int)
  case alarm(Int)
  case appleRevoked
  case activity
}

/// Something of an app's that waits to be called.
enum AppCallback {
  case answer((ServerAnswer) -> Void)
  case authorization((AuthorizationAnswer) -> Void)
  case errand((ErrandAnswer) -> Void)
  case alarm(() -> Void)
  case activity((String) -> Void)

  func hear(_ delivery: AppDelivery) {
    switch (self, delivery) {
    case (.answer(let hear), .answer(let response)): hear(response.value.answer)
    case (.authorization(let hear), .authorization(let answer, _)): hear(answer)
    case (.errand(let hear), .errand(let answer, _)): hear(answer)
    case (.alarm(let work), .alarm), (.alarm(let work), .appleRevoked): work()
    case (.activity(let hear), .activity(let token)): hear(token)
    default: break
    }
  }
}

extension AppDelivery {
  /// Whether whoever hears of it may hear of it again.
  var isRepeated: Bool {
    switch self {
    case .appleRevoked, .activity: true
    case .touch, .answer, .authorization, .errand, .alarm, .upkeep, .notice: false
    }
  }

  /// Who hears of it, if that is code that waits to be called.
  var listener: AppListener? {
    switch self {
    case .touch, .upkeep, .notice: nil
    case .answer(let response): .message(response.value.ordinal)
    case .authorization(_, let number): .authorization(number)
    case .errand(_, let number): .errand(number)
    case .alarm(let number): .alarm(number)
    case .appleRevoked: .appleRevoked
    case .activity: .activity
    }
  }
}
