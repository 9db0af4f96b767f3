import Foundation

// What iOS tells an app about its device and account: a phone that is cool, charged, and without iCloud.

extension ProcessInfo {
  public enum ThermalState: Int, Sendable {
    case nominal, fair, serious, critical
  }

  public static let thermalStateDidChangeNotification = NSNotification.Name(
    "NSProcessInfoThermalStateDidChangeNotification")

  public var thermalState: ThermalState { .nominal }
  public var isLowPowerModeEnabled: Bool { false }
  public var isiOSAppOnMac: Bool { false }
  public var isMacCatalystApp: Bool { false }
}

extension NSNotification.Name {
  public static let NSProcessInfoPowerStateDidChange = NSNotification.Name(
    "NSProcessInfoPowerStateDidChangeNotification")
}

extension FileManager {
  /// The folder that an app shares with its extensions, in the app's home.
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
    let folder = URL(fileURLWithPath: NSHomeDirectory())
      .appendingPathComponent("Shared/AppGroup/\(groupIdentifier)", isDirectory: true)
    try? createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  /// Always nil: no user is signed in to iCloud.
  public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }
  public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }
}

extension URL {
  public static var documentsDirectory: URL { folder(.documentDirectory) }
  public static var cachesDirectory: URL { folder(.cachesDirectory) }
  public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
  public static var libraryDirectory: URL { folder(.libraryDirectory) }
  public static var temporaryDirectory: URL { FileManager.default.temporaryDirectory }
  public static var homeDirectory: URL { URL(fileURLWithPath: NSHomeDirectory()) }

  private static func folder(_ directory: FileManager.SearchPathDirectory) -> URL {
    FileManager.default.urls(for: directory, in: .userDomainMask).first ?? homeDirectory
  }
}

/// Values that iCloud would share between a user's devices, kept as long as the app runs.
open class NSUbiquitousKeyValueStore: NSObject {
  // As little protected from other threads as the app's own values.
  nonisolated(unsafe) private static let shared = NSUbiquitousKeyValueStore()
  open class var `default`: NSUbiquitousKeyValueStore { shared }
  public static let didChangeExternallyNotification = NSNotification.Name(
    "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")

  open private(set) var dictionaryRepresentation: [String: Any] = [:]

  open func object(forKey aKey: String) -> Any? { dictionaryRepresentation[aKey] }
  open func set(_ anObject: Any?, forKey aKey: String) { dictionaryRepresentation[aKey] = anObject }
  open func removeObject(forKey aKey: String) { dictionaryRepresentation[aKey] = nil }
  open func string(forKey aKey: String) -> String? { object(forKey: aKey) as? String }
  open func array(forKey aKey: String) -> [Any]? { object(forKey: aKey) as? [Any] }
  open func dictionary(forKey aKey: String) -> [String: Any]? {
    object(forKey: aKey) as? [String: Any]
  }
  open func data(forKey aKey: String) -> Data? { object(forKey: aKey) as? Data }
  open func longLong(forKey aKey: String) -> Int64 { object(forKey: aKey) as? Int64 ?? 0 }
  open func double(forKey aKey: String) -> Double { object(forKey: aKey) as? Double ?? 0 }
  open func bool(forKey aKey: String) -> Bool { object(forKey: aKey) as? Bool ?? false }
  @discardableResult
  open func synchronize() -> Bool { true }
}
