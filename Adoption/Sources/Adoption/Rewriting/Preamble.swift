/// The lines before a rewritten file: imports that the app's own build adds implicitly, and the
/// original location.
struct Preamble {
  static let networkTypes: Set<String> = [
    "URLSession", "URLRequest", "HTTPURLResponse", "URLSessionDataTask", "URLSessionTask",
    "URLCache", "HTTPCookie", "HTTPCookieStorage", "URLProtocol", "URLAuthenticationChallenge",
    "URLCredential", "URLSessionConfiguration", "URLResponse",
  ]

  /// Whether Foundation's networking declares a type.
  static func isOfNetworking(_ name: String) -> Bool {
    networkTypes.contains(name) || name.hasPrefix("URLSession") || name == "CachedURLResponse"
      || name == "URLProtectionSpace"
  }

  private let imports: [String]
  private let path: String
  private let mentionsUIKit: Bool
  private let mentionsFoundation: Bool
  private let mentionsKeychain: Bool
  private let mentionsCombine: Bool
  private let mentionsPredicate: Bool
  private let mentionsXML: Bool
  private let mentionsObservation: Bool
  private let mentionsNotifications: Bool
  private let reexported: [String]
  private let subspecs: [String]
  var implicit: [String] = []
  var importsNetworking = false
  /// Whether `@Observable` is the app's own property wrapper.
  var hasOwnObservable = false

  init(_ source: EditedSource) {
    imports = source.imports
    path = source.parsed.source.path
    mentionsCombine = !source.parsed.mentions.isDisjoint(with: Self.combine)
    mentionsKeychain = source.parsed.mentions.contains {
      $0.hasPrefix("kSec") || $0.hasPrefix("errSec") || $0.hasPrefix("kCFBoolean")
        || Self.security.contains(where: $0.hasPrefix) || Self.bridged.contains($0)
    }
    let mentions = source.parsed.mentions
    reexported = Self.prefixes.filter { Self.mentions(prefix: $0.prefix, mentions) }.map(\.module)
    mentionsNotifications = Self.mentions(prefix: "UN", mentions)
    subspecs = Self.moya.filter { !mentions.isDisjoint(with: $0.names) }.map(\.module)
    mentionsXML = mentions.contains { $0.hasPrefix("XMLParser") }
    mentionsPredicate = source.parsed.mentions.contains("NSPredicate")
    mentionsObservation = !source.parsed.mentions.isDisjoint(with: Self.observation)
    mentionsFoundation = !mentions.isDisjoint(with: Self.foundation)
    // On iOS, Foundation re-exports selectors.
    mentionsUIKit =
      source.parsed.mentions.contains { Self.isUIKitName($0) }
      || !mentions.isDisjoint(with: ["forKey", "forKeyPath"])
        && !mentions.isDisjoint(with: ["setValue", "value"])
      || source.rewrites.contains { Self.rewritesToUIKit.contains($0.kind) }
  }

  /// Whether a name of Apple's with the prefix is mentioned, as `UNNotification` is with `UN`.
  private static func mentions(prefix: String, _ names: Set<String>) -> Bool {
    names.contains { name in
      let rest = name.dropFirst(prefix.count)
      return name.hasPrefix(prefix) && rest.first?.isUppercase == true
        && rest.dropFirst().first?.isLowercase == true
    }
  }

  private static let combine: Set<String> = [
    "ObservableObject", "Published", "AnyCancellable", "AnyPublisher", "PassthroughSubject",
    "CurrentValueSubject", "ObservableObjectPublisher",
  ]

  /// What only the Observation module declares; `Observable` alone may be RxSwift's.
  private static let observation: Set<String> = [
    "@Observable", "@ObservationIgnored", "@ObservationTracked", "ObservationRegistrar",
    "withObservationTracking",
  ]

  /// What a file without an import can name because its framework's header imports Foundation.
  private static let foundation: Set<String> = [
    "Bundle", "Calendar", "CharacterSet", "Data", "Date", "DateComponents", "DateFormatter",
    "Decimal", "DispatchQueue", "FileManager", "IndexPath", "IndexSet", "JSONDecoder",
    "JSONEncoder", "Locale", "LocalizedError", "Notification", "NotificationCenter",
    "NumberFormatter", "OperationQueue", "TimeInterval", "TimeZone", "Timer", "URL",
    "URLComponents", "UUID", "UserDefaults",
  ]

  /// Modules whose types a vendor's kit re-exports, as GoogleMaps does CoreLocation's.
  private static let prefixes: [(prefix: String, module: String)] = [
    ("CL", "CoreLocation"), ("MK", "MapKit"),
  ]

  /// What CocoaPods compiles into the module Moya, and Swift's package manager as modules beside it.
  private static let moya: [(names: Set<String>, module: String)] = [
    (["rx"], "RxMoya"), (["requestPublisher", "requestWithProgressPublisher"], "CombineMoya"),
  ]

  /// The kinds of rewrites whose results name UIKit's declarations.
  private static let rewritesToUIKit: Set<String> = [
    "#selector", "table", "set(nil, forKey:)", RewriteVisitor.weakReference,
    ObservableProperty.kind, RewriteVisitor.observation, RewriteVisitor.parsing,
  ]

  private static let security = ["SecItem", "SecTrust", "SecCertificate", "SecKey", "SecPolicy"]

  private static let bridged: Set<String> = [
    "CFString", "CFDictionary", "CFTypeRef", "CFData", "OSStatus", "serverTrust",
    "NSURLAuthenticationMethodServerTrust",
  ]

  /// Names of Core Foundation that Foundation exports on iOS.
  private static let coreFoundation: Set<String> = [
    "CFAbsoluteTime", "CFAbsoluteTimeGetCurrent", "CFError", "CFTimeInterval",
  ]

  private static let dispatchUnits: Set<String> = [
    "NSEC_PER_SEC", "NSEC_PER_MSEC", "NSEC_PER_USEC", "USEC_PER_SEC",
  ]

  /// Foundation's names on iOS that Linux lacks and camsh's UIKit declares; view models use them without UIKit.
  private static let absent: Set<String> = [
    "DateComponentsFormatter", "RelativeDateTimeFormatter", "ListFormatter", "UndoManager",
    "thermalState", "isLowPowerModeEnabled", "documentsDirectory", "cachesDirectory",
    "applicationSupportDirectory", "containerURL", "decodeArrayOfObjects", "decodeDictionary",
    "unarchivedArrayOfObjects", "unarchivedDictionary",
  ]

  private static func isUIKitName(_ name: String) -> Bool {
    for prefix in ["UI", "CA", "CG", "NS"] where name.hasPrefix(prefix) {
      if name.dropFirst(prefix.count).first?.isUppercase == true { return true }
    }
    return name == "Selector" || name.hasPrefix("kCFBundle") || dispatchUnits.contains(name)
      || coreFoundation.contains(name) || absent.contains(name)
  }

  /// The modules that the preamble imports.
  var added: [String] {
    var added: [String] = []
    if !imports.contains("UIKit"), mentionsUIKit { added.append("UIKit") }
    if imports.isEmpty, added.isEmpty, mentionsFoundation { added.append("Foundation") }
    // On iOS, Foundation re-exports both.
    if mentionsKeychain, !imports.contains("Security") { added.append("Security") }
    // Predicates with a format are in camsh's CoreData.
    if mentionsPredicate, !imports.contains("CoreData") { added.append("CoreData") }
    if mentionsCombine, !imports.contains("Combine") { added.append("Combine") }
    // On iOS, Foundation re-exports it.
    if mentionsObservation, !hasOwnObservable,
      Set(imports).isDisjoint(with: ["Observation", "SwiftUI"])
    {
      added.append("Observation")
    }
    // On iOS, UIKit re-exports it.
    if mentionsNotifications, imports.contains("UIKit"), !imports.contains("UserNotifications") {
      added.append("UserNotifications")
    }
    // MapKit re-exports CoreLocation.
    let own = Set(imports)
    if own.isDisjoint(with: Self.prefixes.map(\.module)) { added += reexported }
    if own.contains("Moya") { added += subspecs.filter { !own.contains($0) } }
    // On iOS, Foundation declares its parser.
    if mentionsXML, !imports.contains("FoundationXML") { added.append("FoundationXML") }
    if importsNetworking { added.append("FoundationNetworking") }
    for module in implicit where !imports.contains(module) && !added.contains(module) {
      added.append(module)
    }
    return added
  }

  /// Two lines.
  var text: String {
    let quoted = path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return added.map { "import \($0)" }.joined(separator: "; ")
      + "\n#sourceLocation(file: \"\(quoted)\", line: 1)\n"
  }
}
