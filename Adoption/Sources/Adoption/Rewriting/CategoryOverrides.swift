/// Members that extensions of UIKit's classes override: `extension UINavigationController { override
/// func viewDidLoad() … }`.
///
/// On iOS such a member replaces the class's own for every object of the class and its subclasses.
/// Here each module gets a subclass of the UIKit class that overrides the member. The module's own
/// classes descend from it, and the module creates its objects. The member itself stays in its
/// extension, as `extended_viewDidLoad()`.
struct CategoryOverrides: Sendable {
  static let prefix = "extended_"

  /// The namespace of a module's subclasses.
  ///
  /// A shell shows a class below it as UIKit's.
  static func namespace(of module: String) -> String { "UIKitExtendedBy\(module)" }

  private struct Member: Hashable {
    var owner: String
    var reference: String
    var file: String
    var declaration: String
  }

  /// The references that each module's extensions override, for each class of UIKit.
  private var references: [String: [String: Set<String>]] = [:]

  /// The UIKit classes that a module has subclasses of.
  private var classes: [String: Set<String>] = [:]

  /// For each file, the subclasses that follow its last declaration.
  private(set) var texts: [String: String] = [:]

  init(
    _ declarations: Declarations, modules: [String: String], created: [String: Set<String>]
  ) {
    let extended = declarations.types.values.filter {
      $0.file == nil && $0.kind.isEmpty && $0.name.hasPrefix("UI")
    }
    // What an extension of the app declares itself, no class of UIKit can override.
    let own = Set(
      extended.flatMap { type in
        type.methods.filter { !$0.isOverride }.map(\.reference)
          + type.properties.filter { !$0.isOverride }.map(\.name)
      })
    var members: [String: [Member]] = [:]
    for type in extended where declarations.isResponder(type.name) {
      for method in type.methods {
        guard let text = method.overridingText, !own.contains(method.reference) else { continue }
        members[modules[method.file] ?? "", default: []].append(
          Member(
            owner: type.name, reference: method.reference, file: method.file, declaration: text))
      }
      for property in type.properties {
        guard let text = property.overridingText, !own.contains(property.name) else { continue }
        members[modules[property.file] ?? "", default: []].append(
          Member(
            owner: type.name, reference: property.name, file: property.file, declaration: text))
      }
    }
    guard !members.isEmpty else { return }
    var used = created
    for type in declarations.types.values where type.kind.contains(.class) {
      if let parent = type.inherited.first { used[type.module, default: []].insert(parent) }
    }
    for (module, found) in members {
      let owners = Set(found.map(\.owner))
      for member in found {
        references[module, default: [:]][member.owner, default: []].insert(member.reference)
      }
      // Another module may use a class that this one doesn't mention.
      let names = Set(used.values.joined()).union(owners).filter { name in
        name.hasPrefix("UI") && declarations.find(name)?.file == nil
          && owners.contains { declarations.isKind(name, of: $0) }
      }
      classes[module] = names
      guard let file = found.map(\.file).min() else { continue }
      let subclasses = names.sorted().map { name in
        Self.subclass(of: name, members: found, declarations)
      }
      texts[file] =
        "public enum \(Self.namespace(of: module)) { \(subclasses.joined(separator: "; ")) }"
    }
  }

  private static func subclass(
    of name: String, members: [Member], _ declarations: Declarations
  ) -> String {
    let inherited = members.filter { declarations.isKind(name, of: $0.owner) }
    // Of two overrides of a member, the class's own applies.
    let chosen = inherited.filter { member in
      !inherited.contains {
        $0.reference == member.reference && $0.owner != member.owner
          && declarations.isKind($0.owner, of: member.owner)
      }
    }
    let list = Set(chosen).sorted { ($0.reference, $0.owner) < ($1.reference, $1.owner) }
    return "open class \(name): UIKit.\(name) { "
      + list.map(\.declaration).joined(separator: "; ") + " }"
  }

  /// The subclasses by their full names, with the module of each.
  var modules: [String: String] {
    var all: [String: String] = [:]
    for (module, names) in classes {
      for name in names { all["\(Self.namespace(of: module)).\(name)"] = module }
    }
    return all
  }

  /// Whether a member of an extension overrides one of UIKit's.
  func contains(_ reference: String, of owner: String, in module: String) -> Bool {
    references[module]?[owner]?.contains(reference) ?? false
  }

  /// The subclass that a file creates and inherits in place of a class of UIKit.
  func replacement(for name: String, in module: String, imports: [String]) -> String? {
    guard !classes.isEmpty else { return nil }
    for candidate in [module] + imports where classes[candidate]?.contains(name) ?? false {
      return "\(Self.namespace(of: candidate)).\(name)"
    }
    return nil
  }
}
