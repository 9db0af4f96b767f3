import Foundation

extension NSPersistentCloudKitContainer {
  /// Never posted: no cloud mirrors the stores.
  public static let eventChangedNotification = Notification.Name(
    "NSPersistentCloudKitContainerEventChangedNotification")
  public static let eventNotificationUserInfoKey = "event"

  public enum EventType: Int, Sendable { case setup, `import`, export }

  /// An import from a cloud, or an export to it.
  open class Event: NSObject {
    public let identifier = UUID()
    public let storeIdentifier = ""
    public let type = EventType.setup
    public let startDate = Date()
    public let endDate: Date? = nil
    public let succeeded = false
    public let error: (any Error)? = nil
  }
}
