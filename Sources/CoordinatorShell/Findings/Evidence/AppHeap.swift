import Foundation
import HeadlessUIKit
import RetainGraph

/// The app's objects on the heap, including those that no other part of camsh knows.
@MainActor package final class AppHeap {
  /// How often camsh counts the app's objects.
  package enum Counting {
    /// Never, because the heap contains objects of several apps: in a test runner, other sessions
    /// ran.
    case never
    /// At the end of a launch and of each turn of a loop.
    ///
    /// Used for launches in quick succession, where a count takes longer than a move.
    case atEnd
    /// After steps too.
    case always
  }

  package static var counting = Counting.never
  /// Whether a second session runs beside the first.
  private static var isShared = false
  private static var launches = 0

  /// Modules whose objects never belong to the app.
  private static let foreign: Set<String> = [
    "ArgumentParser", "CoordinatorKit", "CoordinatorShell", "CoordinatorShellCore", "Dispatch",
    "Foundation", "FoundationEssentials", "FoundationInternationalization", "HeadlessUIKit",
    "RetainGraph", "ShellLanguage", "ShellProgram", "Swift", "Synchronization", "_Concurrency",
    "_StringProcessing", "__C",
  ]

  /// One for the process, which asks about each class once.
  private static let census = HeapCensus { type in
    type is UIView.Type || type is UIViewController.Type || AppHeap.isTimer(type)
      || AppHeap.isWork(type) || AppHeap.isOfApp(moduleName(of: type))
  }

  /// Whether the run loop retains objects of a class until the app invalidates them.
  static func isTimer(_ type: AnyClass) -> Bool { type is Timer.Type || type is CADisplayLink.Type }

  /// Whether the app creates objects of a framework's class to do work, whose closures may retain the object itself.
  static func isWork(_ type: AnyClass) -> Bool {
    type is Operation.Type || type is DispatchWorkItem.Type
  }

  /// Whether objects of a module may belong to the app.
  static func isOfApp(_ module: String) -> Bool { !foreign.contains(module) }

  /// The objects that an earlier launch, or a second session, left behind.
  private var leftBehind = ObjectTable<Void>()

  package init() {}

  package var isReadable: Bool { Self.counting != .never && !Self.isShared }

  /// Excludes what an earlier launch has leaked.
  package func begin() {
    Self.launches += 1
    guard isReadable else { return }
    if Self.launches > 1 { add(to: &leftBehind) }
  }

  /// Runs a second session and excludes what it leaks.
  package func beside(_ body: () -> Void) {
    guard isReadable else { return body() }
    var before = ObjectTable<Void>()
    add(to: &before)
    Self.isShared = true
    body()
    Self.isShared = false
    add(to: &leftBehind) { before[$0] == nil }
  }

  private func add(
    to objects: inout ObjectTable<Void>,
    where isIncluded: (ObjectIdentifier) -> Bool = { _ in true }
  ) {
    for object in Self.census.objects(where: isIncluded) ?? [] { objects[object] = () }
  }

  /// The number of objects of each class; nil if it isn't to be counted, or can't be.
  func count(atEnd: Bool) -> [(type: AnyClass, count: Int)]? {
    isReadable && (atEnd || Self.counting == .always) ? Self.census.count() : nil
  }

  /// The objects themselves, those that the predicate accepts.
  func objects(
    of counted: [(type: AnyClass, count: Int)],
    where isIncluded: (ObjectIdentifier) -> Bool = { _ in true }
  ) -> [AnyObject] {
    Self.census.objects(of: counted) { isIncluded($0) && leftBehind[$0] == nil }
  }
}

extension Session {
  /// The app's modules: those of its delegates, coordinators, screens and views.
  func appModules(_ classes: [AnyClass]) -> Set<String> {
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
func moduleName(of type: AnyClass) -> String {
  let name = _typeName(type, qualified: true)
  if ExtendedClass.isOne(name) { return "HeadlessUIKit" }
  // Characters would be slow, and every new screen asks.
  return String(name[..<(name.utf8.firstIndex(of: UInt8(ascii: ".")) ?? name.endIndex)])
}
