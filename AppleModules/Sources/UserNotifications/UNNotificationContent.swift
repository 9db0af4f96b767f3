import UIKit

/// What a notification says.
open class UNNotificationContent: NSObject, @unchecked Sendable {
  // Written only by the mutable subclass, before the notification is scheduled.
  fileprivate var storedTitle = ""
  fileprivate var storedSubtitle = ""
  fileprivate var storedBody = ""
  fileprivate var storedBadge: NSNumber?
  fileprivate var storedSound: UNNotificationSound?
  fileprivate var storedUserInfo: [AnyHashable: Any] = [:]
  fileprivate var storedCategory = ""
  fileprivate var storedThread = ""
  fileprivate var storedAttachments: [UNNotificationAttachment] = []

  public override init() { super.init() }

  open var title: String { storedTitle }
  open var subtitle: String { storedSubtitle }
  open var body: String { storedBody }
  open var badge: NSNumber? { storedBadge }
  open var sound: UNNotificationSound? { storedSound }
  open var userInfo: [AnyHashable: Any] { storedUserInfo }
  open var categoryIdentifier: String { storedCategory }
  open var threadIdentifier: String { storedThread }
  open var attachments: [UNNotificationAttachment] { storedAttachments }
}

// Unchecked because its superclass is; it adds no state.
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
  open override var title: String {
    get { storedTitle }
    set { storedTitle = newValue }
  }
  open override var subtitle: String {
    get { storedSubtitle }
    set { storedSubtitle = newValue }
  }
  open override var body: String {
    get { storedBody }
    set { storedBody = newValue }
  }
  open override var badge: NSNumber? {
    get { storedBadge }
    set { storedBadge = newValue }
  }
  open override var sound: UNNotificationSound? {
    get { storedSound }
    set { storedSound = newValue }
  }
  open override var userInfo: [AnyHashable: Any] {
    get { storedUserInfo }
    set { storedUserInfo = newValue }
  }
  open override var categoryIdentifier: String {
    get { storedCategory }
    set { storedCategory = newValue }
  }
  open override var threadIdentifier: String {
    get { storedThread }
    set { storedThread = newValue }
  }
  open override var attachments: [UNNotificationAttachment] {
    get { storedAttachments }
    set { storedAttachments = newValue }
  }
}

open class UNNotificationAttachment: NSObject, @unchecked Sendable {
  // Constant after initialization.
  public let identifier: String
  public let url: URL

  public init(identifier: String, url URL: URL, options: [AnyHashable: Any]? = nil) throws {
    self.identifier = identifier
    url = URL
    super.init()
  }
}

public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public init(_ rawValue: String) {
    self.init(rawValue: rawValue)
  }
}

// Unchecked: it has no state.
open class UNNotificationSound: NSObject, @unchecked Sendable {
  public static let `default` = UNNotificationSound()
  public static let defaultCritical = UNNotificationSound()
  public static let defaultRingtone = UNNotificationSound()

  override init() { super.init() }

  public convenience init(named name: UNNotificationSoundName) { self.init() }
}
