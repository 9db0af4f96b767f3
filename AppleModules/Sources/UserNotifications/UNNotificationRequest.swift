import UIKit

/// A notification that the app schedules.
open class UNNotificationRequest: NSObject, @unchecked Sendable {
  // Constant after initialization.
  public let identifier: String
  public let content: UNNotificationContent
  public let trigger: UNNotificationTrigger?

  public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
    self.identifier = identifier
    self.content = content
    self.trigger = trigger
    super.init()
  }
}

/// A notification that was delivered.
open class UNNotification: NSObject, @unchecked Sendable {
  // Constant after initialization.
  public let date: Date
  public let request: UNNotificationRequest

  /// Not in UserNotifications.
  public init(_ request: UNNotificationRequest, at date: Date) {
    self.request = request
    self.date = date
    super.init()
  }
}

open class UNNotificationTrigger: NSObject, @unchecked Sendable {
  // Constant after initialization.
  public let repeats: Bool

  init(repeats: Bool) {
    self.repeats = repeats
    super.init()
  }
}

open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  // Constant after initialization.
  public let timeInterval: TimeInterval

  public init(timeInterval: TimeInterval, repeats: Bool) {
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }

  open func nextTriggerDate() -> Date? { Date(timeIntervalSinceNow: timeInterval) }
}

open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  // Constant after initialization.
  public let dateComponents: DateComponents

  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }

  open func nextTriggerDate() -> Date? {
    Calendar.current.nextDate(
      after: Date(), matching: dateComponents, matchingPolicy: .nextTime)
  }
}

// Unchecked because its superclass is; it adds no state.
open class UNPushNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {}
