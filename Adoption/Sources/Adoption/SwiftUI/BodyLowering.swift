import SwiftParser
import SwiftSyntax

/// Lowers the bodies of SwiftUI views to outlines: the controls with their actions, the texts, the nested
/// views of the app's own, loops and conditions stay; what only draws is left out.
///
/// A body would be one expression of which nothing compiles if a single modifier is missing. Its outline is
/// a list of statements, each of which may give way alone.
struct BodyLowering {
  let declarations: ViewDeclarations

  /// The source with every such body replaced, line for line, and the number of bodies.
  func lower(_ source: String, tree: SourceFileSyntax) -> (text: String, count: Int) {
    let converter = SourceLocationConverter(fileName: "", tree: tree)
    let finder = OutlineBodies(viewMode: .sourceAccurate)
    finder.walk(tree)
    guard !finder.found.isEmpty else { return (source, 0) }
    let bytes = Array(source.utf8)
    var result: [UInt8] = []
    var position = 0
    for body in finder.found.sorted(by: { $0.start < $1.start }) where body.start >= position {
      result += bytes[position..<body.start]
      guard let statements = body.statements, let end = body.end else {
        // An attribute becomes blanks.
        result += bytes[body.start..<body.stop].map { $0 == 10 ? $0 : 32 }
        position = body.stop
        continue
      }
      var writer = OutlineWriter(
        declarations: declarations,
        text: LoweredText(from: AbsolutePosition(utf8Offset: body.start), converter: converter))
      writer.body(statements, isErased: body.isErased)
      writer.text.reach(end)
      result += Array(writer.text.text.utf8)
      position = body.stop
    }
    result += bytes[position...]
    return (String(decoding: result, as: UTF8.self), finder.found.count { $0.statements != nil })
  }
}

/// Finds the bodies whose result is a view of any kind, and their builder attributes.
private final class OutlineBodies: SyntaxVisitor {
  struct Found {
    /// The range between the braces.
    var start: Int
    var stop: Int
    var statements: CodeBlockItemListSyntax?
    var end: AbsolutePosition?
    /// Whether the result is an `AnyView`.
    var isErased = false
  }

  var found: [Found] = []

  private static let opaque: Set<String> = [
    "View", "SwiftUI.View", "Scene", "ToolbarContent", "CustomizableToolbarContent", "Commands",
    "TabContent",
  ]

  private func isOutline(_ type: TypeSyntax?) -> Bool {
    guard let some = type?.as(SomeOrAnyTypeSyntax.self),
      some.someOrAnySpecifier.tokenKind == .keyword(.some)
    else { return false }
    return Self.opaque.contains(some.constraint.trimmedDescription)
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let binding = node.bindings.first, let type = binding.typeAnnotation?.type else {
      return .visitChildren
    }
    let isErased = type.trimmedDescription == "AnyView"
    guard isOutline(type) || isErased, let accessors = binding.accessorBlock else {
      return .visitChildren
    }
    switch accessors.accessors {
    case .getter(let statements):
      add(statements, accessors.leftBrace, accessors.rightBrace, isErased)
    case .accessors(let list):
      guard let block = list.first(where: { $0.accessorSpecifier.text == "get" })?.body else {
        return .visitChildren
      }
      add(block.statements, block.leftBrace, block.rightBrace, isErased)
    }
    removeBuilder(node.attributes)
    return .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let type = node.signature.returnClause?.type
    let isErased = type?.trimmedDescription == "AnyView"
    guard isOutline(type) || isErased, let block = node.body else { return .visitChildren }
    add(block.statements, block.leftBrace, block.rightBrace, isErased)
    removeBuilder(node.attributes)
    return .skipChildren
  }

  private func add(
    _ statements: CodeBlockItemListSyntax, _ left: TokenSyntax, _ right: TokenSyntax,
    _ isErased: Bool
  ) {
    found.append(
      Found(
        start: left.endPositionBeforeTrailingTrivia.utf8Offset,
        stop: right.positionAfterSkippingLeadingTrivia.utf8Offset, statements: statements,
        end: right.positionAfterSkippingLeadingTrivia, isErased: isErased))
  }

  private func removeBuilder(_ attributes: AttributeListSyntax) {
    for case .attribute(let attribute) in attributes
    where attribute.attributeName.trimmedDescription.hasSuffix("Builder") {
      let range = attribute.contentRange
      found.append(Found(start: range.lowerBound, stop: range.upperBound))
    }
  }
}
