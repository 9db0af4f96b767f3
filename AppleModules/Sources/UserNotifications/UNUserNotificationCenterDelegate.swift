import UIKit

/// Handles notifications; because none is shown, only a test calls it.
public protocol UNUserNotificationCenterDelegate: AnyObject {
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void)
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
}

extension UNUserNotificationCenterDelegate {
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) {
    completionHandler([])
  }
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions { [] }
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    completionHandler()
  }
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async {}
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?
  ) {}
}

/// The user's answer to a notification.
open class UNNotificationResponse: NSObject, @unchecked Sendable {
  // Constant after initialization.
  public let notification: UNNotification
  public let actionIdentifier: String

  /// Not in UserNotifications.
  public init(
    notification: UNNotification,
    actionIdentifier: String = UNNotificationDefaultActionIdentifier
  ) {
    self.notification = notification
    self.actionIdentifier = actionIdentifier
    super.init()
  }

  @preconcurrency @MainActor open var targetScene: UIScene? {
    UIApplication.shared.connectedScenes.first
  }
}

// Unchecked because its superclass is; it adds no state.
open class UNTextInputNotificationResponse: UNNotificationResponse, @unchecked Sendable {
  open var userText: String { "" }
}

public let UNNotificationDefaultActionIdentifier =
  "com.apple.UNNotificationDefaultActionIdentifier"
public let UNNotificationDismissActionIdentifier =
  "com.apple.UNNotificationDismissActionIdentifier"

extension UIScene.ConnectionOptions {
  /// The notification that launched the app; `nil`, because none is shown.
  public var notificationResponse: UNNotificationResponse? { nil }
}
