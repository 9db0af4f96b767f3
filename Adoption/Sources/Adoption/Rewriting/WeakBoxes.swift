import SwiftSyntax

/// Generic types with a weak reference, such as `struct Weak<T: AnyObject>`, that the app uses with protocols.
///
/// In Objective-C, `any UIScrollViewDelegate` is a class type. In Swift alone it isn't, so the parameter loses its
/// bound, and a property wrapper of UIKit's stand-in refers to the object.
struct WeakBoxes: Sendable {
  /// The arguments of each generic type, such as `any UIScrollViewDelegate`, by the type's last name.
  private(set) var arguments: [String: Set<String>] = [:]

  mutating func add(_ name: String, _ clause: GenericArgumentClauseSyntax?) {
    for argument in clause?.arguments ?? [] {
      arguments[name, default: []].insert(argument.argument.trimmedDescription)
    }
  }

  mutating func merge(_ other: WeakBoxes) {
    arguments.merge(other.arguments) { $0.union($1) }
  }
}

extension Declarations {
  /// Whether some code uses a generic type with a protocol of Objective-C.
  fileprivate func isUsedWithProtocol(_ name: String) -> Bool {
    weakBoxes.arguments[name]?.contains { argument in
      let isExplicit = argument.hasPrefix("any ")
      let name = isExplicit ? String(argument.dropFirst("any ".count)) : argument
      if let known = find(name), known.file != nil {
        return known.kind.contains(.protocol) && known.attributes.contains("objc")
      }
      return isExplicit
        || name.hasPrefix("UI") && (name.hasSuffix("Delegate") || name.hasSuffix("DataSource"))
    } ?? false
  }
}

extension RewriteVisitor {
  static let weakReference = "weak reference to a protocol's object"

  /// Frees the parameters of a weak box from their bound.
  func openWeakBox(
    _ parameters: GenericParameterClauseSyntax?, _ members: MemberBlockSyntax, name: String
  ) {
    guard let parameters, declarations.isUsedWithProtocol(name) else { return }
    let bound = parameters.parameters.filter { $0.inheritedType?.plainName == "AnyObject" }
    let names = Set(bound.map(\.name.text))
    let weak = members.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }.filter {
      variable in
      variable.modifiers.contains { $0.name.text == "weak" }
        && variable.bindings.contains { $0.writtenType.map(names.contains) ?? false }
    }
    guard !weak.isEmpty else { return }
    for parameter in bound {
      if let colon = parameter.colon { blank(colon, Self.weakReference) }
      if let type = parameter.inheritedType { edits.blank(type.contentRange, in: parsed.bytes) }
    }
    for variable in weak {
      for modifier in variable.modifiers where modifier.name.text == "weak" {
        edits.replace(modifier.contentRange, with: "@WeakReference", in: parsed.bytes)
      }
      if variable.bindingSpecifier.tokenKind == .keyword(.let) {
        edits.replace(variable.bindingSpecifier.contentRange, with: "var", in: parsed.bytes)
      }
    }
  }
}
