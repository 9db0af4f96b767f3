import SwiftSyntax

/// The names that a program's files give to types, as `typealias Screen = UIViewController & Reusable`.
struct TypeAliases: Sendable {
  private var parts: [String: [String]] = [:]

  var names: some Collection<String> { parts.keys }

  mutating func add(_ node: TypeAliasDeclSyntax) {
    guard node.genericParameterClause == nil else { return }
    parts[node.name.text] = Self.parts(of: node.initializer.value)
  }

  /// A name may mean different types in two modules or targets; the first one counts.
  mutating func merge(_ other: TypeAliases) {
    parts.merge(other.parts) { first, _ in first }
  }

  /// The superclass and protocols that names stand for.
  func resolve(_ names: [String]) -> [String] {
    guard !parts.isEmpty else { return names }
    return names.flatMap { resolve($0, seen: []) }
  }

  private func resolve(_ name: String, seen: Set<String>) -> [String] {
    guard let known = parts[name], !seen.contains(name) else { return [name] }
    return known.flatMap { resolve($0, seen: seen.union([name])) }
  }

  /// `UIViewController` and `Reusable` of `UIViewController & Reusable`.
  static func parts(of type: TypeSyntax) -> [String] {
    guard let composition = type.as(CompositionTypeSyntax.self) else { return [type.plainName] }
    return composition.elements.flatMap { parts(of: $0.type) }
  }
}
