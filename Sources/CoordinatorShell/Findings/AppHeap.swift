import HeadlessUIKit
import RetainGraph

/// The objects of the app on the heap, whoever made them and whether anything knows of them.
@MainActor package final class AppHeap {
  /// Whether this process runs one app and nothing else, so that its heap tells of that app: not so in a
  /// test runner, where other sessions have been.
  package static var isOfProcess = false
  /// Whether a second session is under way beside the first.
  private static var isShared = false
  private static var launches = 0

  /// Modules whose objects are never the app's own.
  private static let foreign: Set<Substring> = [
    "ArgumentParser", "CoordinatorKit", "CoordinatorShell", "CoordinatorShellCore", "Dispatch",
    "Foundation", "FoundationEssentials", "FoundationInternationalization", "HeadlessUIKit",
    "RetainGraph", "ShellLanguage", "ShellProgram", "Swift", "Synchronization", "_Concurrency",
    "_StringProcessing", "__C",
  ]

  private let census = HeapCensus { type in
    type is UIView.Type || type is UIViewController.Type
      || !AppHeap.foreign.contains(moduleName(of: type))
  }
  /// Where objects stand that an earlier launch, or a session beside this one, left behind.
  private var leftBehind: Set<ObjectIdentifier> = []

  package init() {}

  package var isReadable: Bool { Self.isOfProcess && !Self.isShared }

  /// Sets aside what an earlier launch has leaked.
  package func begin() {
    guard isReadable else { return }
    Self.launches += 1
    if Self.launches > 1 { leftBehind = identities }
  }

  /// Runs a session beside this one, and sets aside what it leaks.
  package func beside(_ body: () -> Void) {
    guard isReadable else { return body() }
    let before = identities
    Self.isShared = true
    body()
    Self.isShared = false
    leftBehind.formUnion(identities.subtracting(before))
  }

  private var identities: Set<ObjectIdentifier> {
    Set((census.objects() ?? []).map { ObjectIdentifier($0) })
  }

  /// Whether counts are exact: nothing was left behind that they would include.
  var isClean: Bool { leftBehind.isEmpty }

  /// How many objects there are of each class; nothing where that can't be told.
  func count() -> [(type: AnyClass, count: Int)]? { isReadable ? census.count() : nil }

  /// The objects themselves.
  func objects(of counted: [(type: AnyClass, count: Int)]) -> [AnyObject] {
    census.objects(of: counted).filter { !leftBehind.contains(ObjectIdentifier($0)) }
  }
}

extension Session {
  /// The modules that the app is made of: those of its delegates, coordinators, screens and views.
  func appModules(_ classes: [AnyClass]) -> Set<Substring> {
    var modules = Set(
      classes.filter { $0 is UIView.Type || $0 is UIViewController.Type }.map(moduleName))
    for delegate in [sceneDelegate as AnyObject?, applicationDelegate as AnyObject?] {
      if let delegate { modules.insert(moduleName(of: type(of: delegate))) }
    }
    for (_, coordinator) in labels.alive {
      modules.insert(moduleName(of: type(of: coordinator.subject)))
    }
    modules.remove("HeadlessUIKit")
    modules.remove("CoordinatorShellCore")
    return modules
  }
}

/// The module that declares a class.
func moduleName(of type: AnyClass) -> Substring {
  _typeName(type, qualified: true).prefix { $0 != "." }
}
