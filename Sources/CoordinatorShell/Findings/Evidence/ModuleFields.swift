import RetainGraph

/// The fields that classes of some modules declare and their subclasses inherit.
@MainActor final class ModuleFields {
  static let uiKit = ModuleFields(of: ["HeadlessUIKit"])
  static let foundation = ModuleFields(
    of: ["Foundation", "FoundationEssentials", "FoundationNetworking"])
  static let observation = ModuleFields(of: ["Observation"])
  static let webKit = ModuleFields(of: ["WebKit"])
  static let frameworks = ModuleFields(
    of: ["Dispatch", "Foundation", "FoundationEssentials", "FoundationNetworking", "WebKit"])
  /// The fields of libraries that keep what an app passes to them, as `assign(to:on:)` does.
  static let reactive = ModuleFields(of: reactiveModules)
  static let reactiveModules: Set<String> = [
    "Combine", "OpenCombine", "RxCocoa", "RxRelay", "RxSwift",
  ]

  /// The libraries that store an app's closures in objects of classes that the app can't change.
  static let libraryModules = reactiveModules.union([
    "Action", "Alamofire", "AlamofireImage", "CombineCocoa", "CombineMoya", "Differentiator",
    "Factory", "Kingfisher", "ModernRIBs", "Moya", "NSObject_Rx", "ReactorKit", "Realm",
    "RealmSwift", "RIBs",
    "RxAlamofire", "RxDataSources", "RxFlow", "RxGesture", "RxMoya", "RxOptional", "RxRealm",
    "RxSwiftExt", "RxViewController", "SDWebImage", "SharedRequests", "SideMenu", "SwifterSwift",
    "Swinject", "XCoordinator", "XCoordinatorCombine", "XCoordinatorRx",
  ])

  /// The name under which an app imports one of these libraries; nil for other modules.
  static func library(ofModule module: String) -> String? {
    guard libraryModules.contains(module) else { return nil }
    return module == "OpenCombine" ? "Combine" : module
  }

  private let modules: Set<String>
  private var known: [ObjectIdentifier: Set<String>] = [:]

  private init(of modules: Set<String>) { self.modules = modules }

  /// Whether the first field of a path is one of them.
  func contain(_ path: String, of holder: AnyObject?) -> Bool {
    guard let holder else { return false }
    let fields = fields(of: type(of: holder))
    return !fields.isEmpty && fields.contains(Self.first(of: path))
  }

  /// A path's first field.
  static func first(of path: String) -> String {
    path.utf8.firstIndex(where: endsField).map { String(path[..<$0]) } ?? path
  }

  private static func endsField(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ".") || byte == UInt8(ascii: "[") || byte == UInt8(ascii: " ")
  }

  /// The fields that the class's nearest superclass of the modules declares or inherits.
  private func fields(of type: AnyClass) -> Set<String> {
    if let fields = known[ObjectIdentifier(type)] { return fields }
    let fields: Set<String> =
      if modules.contains(moduleName(of: type)) {
        Set(Reader().properties(of: type).map(\.name))
      } else {
        _getSuperclass(type).map(fields) ?? []
      }
    known[ObjectIdentifier(type)] = fields
    return fields
  }
}
