@_exported import Foundation
import Security

/// The passwords of a service; those of one launch, as in Security.
public final class Keychain {
  public let service: String
  public let accessGroup: String?
  public private(set) var accessibility = Accessibility.afterFirstUnlock
  public private(set) var synchronizable = false
  public private(set) var label: String?
  public private(set) var comment: String?
  public private(set) var authenticationPrompt: String?

  public convenience init() {
    self.init(service: Bundle.main.bundleIdentifier ?? "")
  }

  public convenience init(accessGroup: String) {
    self.init(service: Bundle.main.bundleIdentifier ?? "", accessGroup: accessGroup)
  }

  public init(service: String, accessGroup: String? = nil) {
    self.service = service
    self.accessGroup = accessGroup
  }

  public convenience init(server: URL, protocolType: ProtocolType, accessGroup: String? = nil) {
    self.init(service: server.absoluteString, accessGroup: accessGroup)
  }

  public convenience init(
    server: String, protocolType: ProtocolType, accessGroup: String? = nil
  ) {
    self.init(service: server, accessGroup: accessGroup)
  }

  // MARK: Passwords

  public subscript(key: String) -> String? {
    get { self[string: key] }
    set { self[string: key] = newValue }
  }

  public subscript(string key: String) -> String? {
    get { (try? getData(key)).map { String(decoding: $0, as: UTF8.self) } }
    set { self[data: key] = newValue.map { Data($0.utf8) } }
  }

  public subscript(data key: String) -> Data? {
    get { try? getData(key) }
    set {
      if let newValue { try? set(newValue, key: key) } else { try? remove(key) }
    }
  }

  public subscript(attributes key: String) -> Attributes? {
    guard let data = try? getData(key) else { return nil }
    return Attributes(account: key, service: service, accessGroup: accessGroup, data: data)
  }

  public func get(_ key: String) throws -> String? { try getString(key) }

  public func getString(_ key: String) throws -> String? {
    guard let data = try getData(key) else { return nil }
    guard let text = String(data: data, encoding: .utf8) else { throw Status.conversionError }
    return text
  }

  public func getData(_ key: String) throws -> Data? {
    var result: CFTypeRef?
    let status = SecItemCopyMatching(item(key), &result)
    if status == errSecItemNotFound { return nil }
    try check(status)
    return result as? Data
  }

  public func set(_ value: String, key: String) throws { try set(Data(value.utf8), key: key) }

  public func set(_ value: Data, key: String) throws {
    let status = SecItemUpdate(item(key), [kSecValueData: value])
    guard status == errSecItemNotFound else { return try check(status) }
    try check(SecItemAdd(item(key).merging([kSecValueData: value]) { $1 }, nil))
  }

  public func remove(_ key: String) throws {
    let status = SecItemDelete(item(key))
    if status != errSecItemNotFound { try check(status) }
  }

  public func removeAll() throws {
    let status = SecItemDelete(item(nil))
    if status != errSecItemNotFound { try check(status) }
  }

  public func contains(_ key: String, withoutAuthenticationUI: Bool = false) throws -> Bool {
    try getData(key) != nil
  }

  public func allKeys() -> [String] {
    var result: CFTypeRef?
    let query = item(nil).merging(
      [kSecMatchLimit: kSecMatchLimitAll, kSecReturnAttributes: true]
    ) { $1 }
    guard SecItemCopyMatching(query, &result) == errSecSuccess else { return [] }
    let items = result as? [[String: Any]] ?? []
    return items.compactMap { $0[kSecAttrAccount] as? String }
  }

  private func item(_ key: String?) -> [String: Any] {
    var item: [String: Any] = [kSecClass: kSecClassGenericPassword, kSecAttrService: service]
    item[kSecAttrAccessGroup] = accessGroup
    item[kSecAttrAccount] = key
    return item
  }

  private func check(_ status: OSStatus) throws {
    if status != errSecSuccess { throw Status(status: status) }
  }

  // MARK: Options

  public func accessibility(_ accessibility: Accessibility) -> Keychain {
    with { $0.accessibility = accessibility }
  }

  public func accessibility(
    _ accessibility: Accessibility, authenticationPolicy: AuthenticationPolicy
  ) -> Keychain {
    with { $0.accessibility = accessibility }
  }

  public func synchronizable(_ synchronizable: Bool) -> Keychain {
    with { $0.synchronizable = synchronizable }
  }

  public func label(_ label: String) -> Keychain { with { $0.label = label } }
  public func comment(_ comment: String) -> Keychain { with { $0.comment = comment } }

  public func authenticationPrompt(_ authenticationPrompt: String) -> Keychain {
    with { $0.authenticationPrompt = authenticationPrompt }
  }

  private func with(_ change: (Keychain) -> Void) -> Keychain {
    let copy = Keychain(service: service, accessGroup: accessGroup)
    copy.accessibility = accessibility
    copy.synchronizable = synchronizable
    copy.label = label
    copy.comment = comment
    copy.authenticationPrompt = authenticationPrompt
    change(copy)
    return copy
  }
}
