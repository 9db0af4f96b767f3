import Testing
import UserNotifications

@MainActor @Suite(.serialized) struct `The user notification center` {
  private final class Owner: NSObject, UNUserNotificationCenterDelegate {}

  private func request(_ identifier: String) -> UNNotificationRequest {
    let content = UNMutableNotificationContent()
    content.title = "Tea"
    return UNNotificationRequest(
      identifier: identifier, content: content,
      trigger: UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false))
  }

  @Test func `keeps requests until they are removed, one for each identifier`() async throws {
    let center = UNUserNotificationCenter.current()
    for identifier in ["tea", "cake", "tea"] { try await center.add(request(identifier)) }
    #expect(await center.pendingNotificationRequests().map(\.identifier) == ["cake", "tea"])
    center.removePendingNotificationRequests(withIdentifiers: ["cake"])
    #expect(await center.pendingNotificationRequests().map(\.content.title) == ["Tea"])
    center.removeAllPendingNotificationRequests()
    #expect(await center.pendingNotificationRequests().isEmpty)
  }

  @Test func `grants authorization once it was asked for`() async throws {
    let center = UNUserNotificationCenter.current()
    #expect(await center.notificationSettings().authorizationStatus == .notDetermined)
    #expect(try await center.requestAuthorization(options: [.alert, .badge]))
    #expect(await center.notificationSettings().authorizationStatus == .authorized)
  }

  @Test func `doesn't retain its delegate`() {
    let center = UNUserNotificationCenter.current()
    do {
      let owner = Owner()
      center.delegate = owner
    }
    #expect(center.delegate == nil)
  }
}
