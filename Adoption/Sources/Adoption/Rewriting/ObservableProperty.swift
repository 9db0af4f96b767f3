import SwiftSyntax

/// A property that Objective-C observes: `@objc dynamic var title = ""`.
///
/// Its setter reports changes to key-value observers, after the app's own `didSet`.
struct ObservableProperty {
  static let kind = "dynamic property"

  private let binding: PatternBindingSyntax
  private let call: String

  /// A property of a class; nil if Objective-C doesn't set it through a setter of the app's.
  init?(_ node: VariableDeclSyntax, in type: RewriteVisitor.Context?) {
    let modifiers = node.modifiers.map(\.name.text)
    guard let type, !type.isProtocol, modifiers.contains("dynamic"),
      Set(modifiers).isDisjoint(with: ["static", "class", "lazy"]),
      node.bindingSpecifier.text == "var", node.bindings.count == 1,
      let binding = node.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
      // A property wrapper or a macro has a setter of its own.
      Set(node.attributes.names).isSubset(of: Self.attributes)
    else { return nil }
    self.binding = binding
    call =
      "KeyValueChanges.report(self, \\\(type.spelling).\(name.text), named: \"\(name.text)\""
  }

  private static let attributes: Set<String> = [
    "objc", "IBOutlet", "IBInspectable", "GKInspectable", "MainActor", "available", "NSCopying",
  ]

  func rewrite(in visitor: RewriteVisitor) {
    guard let (text, offset) = insertion else { return }
    visitor.edits.insert(text, at: offset)
    visitor.rewrites.append(.init(kind: Self.kind, line: visitor.line(binding)))
  }

  private var insertion: (text: String, offset: Int)? {
    guard let block = binding.accessorBlock else {
      return (" { didSet { \(call), from: oldValue) } }", binding.contentRange.upperBound)
    }
    guard case .accessors(let list) = block.accessors else { return nil }
    for accessor in list {
      guard let body = accessor.body else { continue }
      let start = body.leftBrace.contentRange.upperBound
      switch accessor.accessorSpecifier.text {
      case "didSet":
        let old = accessor.parameters?.name.text ?? "oldValue"
        return (" defer { \(call), from: \(old)) };", start)
      case "set": return (" defer { \(call)) };", start)
      default: continue
      }
    }
    guard list.contains(where: { $0.accessorSpecifier.text == "willSet" }) else { return nil }
    return (
      " didSet { \(call), from: oldValue) } ",
      block.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset
    )
  }
}
