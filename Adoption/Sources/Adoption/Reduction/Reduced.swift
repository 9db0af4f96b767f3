import SwiftSyntax

/// Writes the replacement of reduced code.
enum Reduced {
  /// A call that returns a harmless value and uses the operands of the expression.
  ///
  /// An object of UIKit that an unknown initializer makes keeps its type, because the value of an
  /// optional that takes it would be nil.
  static func value(of expression: some SyntaxProtocol) -> [Edit.Piece] {
    let value = "reducedValue(\(uses(in: expression)))"
    // Among the types that an interpolation accepts, the compiler may choose one without a value.
    if isInterpolated(expression) { return [.text("(\(value) as String)")] }
    guard
      let made = expression.as(FunctionCallExprSyntax.self)?.calledExpression
        .as(DeclReferenceExprSyntax.self)?.baseName.text, made.hasPrefix("UI")
    else { return [.text(value)] }
    return [.text("(\(value) as \(made))")]
  }

  /// Whether the expression is all that `\(…)` in a text contains.
  private static func isInterpolated(_ expression: some SyntaxProtocol) -> Bool {
    guard let element = expression.parent?.as(LabeledExprSyntax.self), element.label == nil,
      let list = element.parent?.as(LabeledExprListSyntax.self), list.count == 1
    else { return false }
    return list.parent?.is(ExpressionSegmentSyntax.self) == true
  }

  static func value(ofRange first: ExprSyntax, _ last: ExprSyntax) -> [Edit.Piece] {
    let names = Captures.names(in: first) + Captures.names(in: last)
    return [.text("reducedValue(\(names.joined(separator: ", ")))")]
  }

  /// A stand-in's type, optional if the missing type is.
  static func type(of type: TypeSyntax) -> String {
    type.is(OptionalTypeSyntax.self)
      ? "StandIn?"
      : type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) ? "StandIn!" : "StandIn"
  }

  /// A statement that uses the operands of the removed one.
  static func use(of node: some SyntaxProtocol) -> String {
    "reducedUse(\(uses(in: node)))"
  }

  private static func uses(in node: some SyntaxProtocol) -> String {
    Captures.names(in: node).joined(separator: ", ")
  }

  /// The uses of the removed statement, then each of its closures as a seam unless it runs at once.
  static func statement(_ item: CodeBlockItemSyntax) -> [Edit.Piece] {
    let closures = ClosureFinder.closures(in: item)
    guard !closures.isEmpty else { return [.text(use(of: item))] }
    return [.text("reducedUse(\(namesOutside(closures, of: item)))")] + seams(closures)
  }

  /// A call without the trailing closure that its function doesn't take, and the closure as a seam.
  static func withoutTrailingClosure(_ call: FunctionCallExprSyntax) -> [Edit.Piece]? {
    guard let closure = call.trailingClosure, call.additionalTrailingClosures.isEmpty,
      let end = call.rightParen?.range.upperBound
    else { return nil }
    return [.source(call.range.lowerBound..<end)]
      + seams(ClosureFinder.closures(in: call).filter { $0.closure.id == closure.id })
  }

  private static func seams(_ closures: [ClosureFinder.Found]) -> [Edit.Piece] {
    var pieces: [Edit.Piece] = []
    for found in closures {
      if found.isApplied || found.closure.statements.isEmpty {
        pieces.append(.text("; " + use(of: found.closure)))
        continue
      }
      let types = ClosureParameters.types(of: found.closure)
      guard types.count <= 4 else {
        pieces.append(.text("; " + use(of: found.closure)))
        continue
      }
      let list = types.map { ", (\($0)).self" }.joined()
      pieces += [
        .text("; reducedSeam(\"\(found.title)\"\(list)) "), .source(found.closure.range),
      ]
    }
    return pieces
  }

  private static func namesOutside(
    _ closures: [ClosureFinder.Found], of item: CodeBlockItemSyntax
  ) -> String {
    // A closure's own capture list may capture names weakly that only the closure uses.
    let outside = OutsideNames(viewMode: .sourceAccurate)
    outside.walk(item)
    return Captures.names(in: item).filter(outside.names.contains).joined(separator: ", ")
  }

  /// Whether a statement is an entire body, so that its value is the body's.
  static func isWholeResult(_ item: CodeBlockItemSyntax) -> Bool {
    guard item.item.is(ExprSyntax.self), let list = item.parent?.as(CodeBlockItemListSyntax.self),
      list.count == 1
    else { return false }
    if let sequence = item.item.as(SequenceExprSyntax.self),
      sequence.elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true
    {
      return false
    }
    switch list.parent?.kind {
    case .closureExpr: return true
    case .accessorBlock: return true
    case .codeBlock:
      guard let owner = list.parent?.parent else { return false }
      if let function = owner.as(FunctionDeclSyntax.self) {
        let result = function.signature.returnClause?.type.trimmedDescription
        return result != nil && result != "Void" && result != "()"
      }
      return owner.as(AccessorDeclSyntax.self)?.accessorSpecifier.text == "get"
    default: return false
    }
  }

  static func result(of item: CodeBlockItemSyntax) -> [Edit.Piece] {
    let closures = ClosureFinder.closures(in: item)
    // A closure that only calls a function with a closure returns no needed value.
    if item.parent?.parent?.is(ClosureExprSyntax.self) == true,
      closures.contains(where: { !$0.isApplied })
    {
      return statement(item)
    }
    return value(of: item)
  }

  static func body(of statements: CodeBlockItemListSyntax, returning type: String?) -> String {
    let use = use(of: statements)
    guard let type, type != "Void", type != "()" else { return use }
    return "return \(use.replacing("reducedUse", with: "reducedValue"))"
  }

  /// The class in an initial value: `UILabel` of `UILabel()`, or of a closure that contains it.
  static func leadingType(of value: ExprSyntax) -> String? {
    guard let call = value.as(FunctionCallExprSyntax.self) else {
      if let cast = value.as(SequenceExprSyntax.self)?.elements.last?.as(TypeExprSyntax.self) {
        return cast.type.trimmedDescription
      }
      return nil
    }
    if let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      name.first?.isUppercase == true
    {
      return name
    }
    return nil
  }
}

private final class OutsideNames: SyntaxVisitor {
  var names: Set<String> = []

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.baseName.text)
    return .skipChildren
  }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

/// Finds the outermost closures of a statement, with the calls that receive them.
final class ClosureFinder: SyntaxVisitor {
  struct Found {
    var closure: ClosureExprSyntax
    /// The call and the label as the shell prints them: `play completion`.
    var title: String
    /// Whether it is called immediately, or by a function before that returns.
    var isApplied: Bool
  }

  private var found: [Found] = []

  static func closures(in node: some SyntaxProtocol) -> [Found] {
    let finder = ClosureFinder(viewMode: .sourceAccurate)
    finder.walk(Syntax(node))
    return finder.found
  }

  private static let applied: Set<String> = [
    "map", "filter", "compactMap", "flatMap", "reduce", "sorted", "sort", "contains", "first",
    "last",
    "forEach", "min", "max", "allSatisfy", "firstIndex", "removeAll", "mapValues", "prefix", "drop",
  ]

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    var label: String?
    var call: FunctionCallExprSyntax?
    if let argument = node.parent?.as(LabeledExprSyntax.self) {
      label = argument.label?.text
      call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
    } else if let trailing = node.parent?.as(MultipleTrailingClosureElementSyntax.self) {
      label = trailing.label.text
      call = trailing.parent?.parent?.as(FunctionCallExprSyntax.self)
    } else {
      call = node.parent?.as(FunctionCallExprSyntax.self)
    }
    let isCalled = call?.calledExpression.id == ExprSyntax(node).id
    let name = call.map(CallShape.name(of:)) ?? ""
    let title = [name, label ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
    found.append(
      Found(
        closure: node, title: title.isEmpty ? "closure" : title,
        isApplied: isCalled || label == nil && Self.applied.contains(name)
          || ClosureParameters.isConfiguration(node, of: name, label: label)))
    return .skipChildren
  }
}
