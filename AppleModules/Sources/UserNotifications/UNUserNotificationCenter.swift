@_exported import UIKit

/// The user's answer to the question whether the app may notify, which a script or test sets.
public enum SimulatedNotifications {
  // Written before the app asks.
  public nonisolated(unsafe) static var isAllowed = true
}

/// Keeps the app's pending notifications; none of them is shown.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  private static let shared = UNUserNotificationCenter()
  // Unchecked: the lock protects what can change.
  private let lock = NSLock()
  private var answer = UNAuthorizationStatus.notDetermined
  private var pending: [UNNotificationRequest] = []
  private var categories: Set<UNNotificationCategory> = []
  private weak var storedDelegate: (any UNUserNotificationCenterDelegate)?

  open class func current() -> UNUserNotificationCenter { shared }

  open var delegate: (any UNUserNotificationCenterDelegate)? {
    get { lock.withLock { storedDelegate } }
    set { lock.withLock { storedDelegate = newValue } }
  }

  open var supportsContentExtensions: Bool { false }

  // MARK: Authorization

  open func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    let isGranted = authorize()
    DispatchQueue.main.async { completionHandler(isGranted, nil) }
  }

  open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    authorize()
  }

  private func authorize() -> Bool {
    lock.withLock {
      if answer == .notDetermined {
        answer = SimulatedNotifications.isAllowed ? .authorized : .denied
      }
      return answer == .authorized
    }
  }

  open func getNotificationSettings(
    completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void
  ) {
    let settings = settings
    DispatchQueue.main.async { completionHandler(settings) }
  }

  open func notificationSettings() async -> UNNotificationSettings { settings }

  private var settings: UNNotificationSettings {
    lock.withLock { UNNotificationSettings(answer) }
  }

  // MARK: Requests

  open func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    keep(request)
    if let completionHandler { DispatchQueue.main.async { completionHandler(nil) } }
  }

  open func add(_ request: UNNotificationRequest) async throws { keep(request) }

  private func keep(_ request: UNNotificationRequest) {
    lock.withLock {
      pending.removeAll { $0.identifier == request.identifier }
      // Without a trigger, the notification is delivered at once.
      if request.trigger != nil { pending.append(request) }
    }
  }

  open func getPendingNotificationRequests(
    completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
  ) {
    let requests = requests
    DispatchQueue.main.async { completionHandler(requests) }
  }

  open func pendingNotificationRequests() async -> [UNNotificationRequest] { requests }

  private var requests: [UNNotificationRequest] { lock.withLock { pending } }

  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    lock.withLock { pending.removeAll { identifiers.contains($0.identifier) } }
  }

  open func removeAllPendingNotificationRequests() { lock.withLock { pending = [] } }

  open func getDeliveredNotifications(
    completionHandler: @escaping @Sendable ([UNNotification]) -> Void
  ) {
    DispatchQueue.main.async { completionHandler([]) }
  }

  open func deliveredNotifications() async -> [UNNotification] { [] }
  open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
  open func removeAllDeliveredNotifications() {}

  open func setBadgeCount(
    _ newBadgeCount: Int,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    if let completionHandler { DispatchQueue.main.async { completionHandler(nil) } }
  }

  open func setBadgeCount(_ newBadgeCount: Int) async throws {}

  // MARK: Categories

  open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
    lock.withLock { self.categories = categories }
  }

  open func getNotificationCategories(
    completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void
  ) {
    let categories = lock.withLock { self.categories }
    DispatchQueue.main.async { completionHandler(categories) }
  }
}
