import CInstantiation
import CoordinatorKit
import HeadlessUIKit

/// The screens and coordinators that an app declares, including those that no code has created.
package struct DeclaredClasses: Sendable, Equatable, Codable {
  package var screens: [String] = []
  package var coordinators: [String] = []

  package init() {}

  /// Lists the classes declared in these namespaces, without UIKit's classes and base classes.
  @MainActor package init(homes: [String]) {
    let walk = Walk(homes: Set(homes))
    camsh_each_class(
      { module, context in
        context.map { Unmanaged<Walk>.fromOpaque($0).takeUnretainedValue() }?
          .wants(String(cString: module)) ?? false
      },
      { metadata, context in
        guard let context else { return }
        Unmanaged<Walk>.fromOpaque(context).takeUnretainedValue()
          .take(unsafeBitCast(metadata, to: AnyClass.self))
      }, Unmanaged.passUnretained(walk).toOpaque())
    screens = Self.names(walk.screens)
    coordinators = Self.names(walk.coordinators)
  }

  /// The names without base classes, because their subclasses stand for them.
  private static func names(_ classes: [AnyClass]) -> [String] {
    let bases = Set(classes.compactMap { _getSuperclass($0).map { ObjectIdentifier($0) } })
    return classes.filter { !bases.contains(ObjectIdentifier($0)) }
      .map { _typeName($0, qualified: false) }.sorted()
  }

  private final class Walk {
    let homes: Set<String>
    let modules: Set<Substring>
    var screens: [AnyClass] = []
    var coordinators: [AnyClass] = []

    init(homes: Set<String>) {
      self.homes = homes
      modules = Set(homes.map { $0.prefix { $0 != "." } })
    }

    func wants(_ module: String) -> Bool { modules.contains(module[...]) }

    func take(_ type: AnyClass) {
      guard homes.contains(DeclaredClass.home(of: type)) else { return }
      if type is UIViewController.Type {
        screens.append(type)
      } else if type is any Coordinator.Type
        || _typeName(type, qualified: false).hasSuffix("Coordinator")
      {
        coordinators.append(type)
      }
    }
  }
}

package enum DeclaredClass {
  /// Where a class is declared: `Shop`, or `Shop.Checkout` within a type of that module; empty for
  /// UIKit's own.
  package static func home(of type: AnyClass) -> String {
    let name = _typeName(type, qualified: true)
    guard let dot = name.lastIndex(of: "."), !name.hasPrefix("HeadlessUIKit."),
      !name.hasPrefix("CoordinatorShellCore."), !ExtendedClass.isOne(name)
    else { return "" }
    return String(name[..<dot])
  }
}
