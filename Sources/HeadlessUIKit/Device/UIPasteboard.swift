/// The pasteboard, which belongs to this device only.
@preconcurrency @MainActor public final class UIPasteboard: NSObject {
  public struct Name: Hashable, Sendable, RawRepresentable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let general = Name(rawValue: "com.apple.UIKit.pboard.general")
  }

  public static var general: UIPasteboard { HeadlessDevice.current.pasteboard }
  public nonisolated static let changedNotification = Notification.Name(
    "UIPasteboardChangedNotification")

  public private(set) var items: [[String: Any]] = []
  public private(set) var changeCount = 0

  nonisolated override init() {
    super.init()
  }

  private func value<Value>(_ type: Value.Type) -> Value? {
    items.first?.values.lazy.compactMap { $0 as? Value }.first
  }

  private func set(_ value: Any?, _ type: String) {
    items = value.map { [[type: $0]] } ?? []
    changeCount += 1
    NotificationCenter.default.post(name: Self.changedNotification, object: self)
  }

  public var string: String? {
    get { value(String.self) }
    set { set(newValue, "public.utf8-plain-text") }
  }

  public var strings: [String]? {
    get { string.map { [$0] } }
    set { string = newValue?.first }
  }

  public var url: URL? {
    get { value(URL.self) }
    set { set(newValue, "public.url") }
  }

  public var image: UIImage? {
    get { value(UIImage.self) }
    set { set(newValue, "public.image") }
  }

  public var color: UIColor? {
    get { value(UIColor.self) }
    set { set(newValue, "com.apple.uikit.color") }
  }

  public var hasStrings: Bool { string != nil }
  public var hasURLs: Bool { url != nil }
  public var hasImages: Bool { image != nil }
  public var numberOfItems: Int { items.count }

  public func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    set(value, pasteboardType)
  }
  public func value(forPasteboardType pasteboardType: String) -> Any? {
    items.first?[pasteboardType]
  }
  public func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    set(data, pasteboardType)
  }
  public func data(forPasteboardType pasteboardType: String) -> Data? {
    items.first?[pasteboardType] as? Data
  }
  public func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
    self.items = items
    changeCount += 1
  }
}

extension UIPasteboard {
  public struct OptionsKey: Hashable, Sendable, RawRepresentable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
    public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
  }
}
