import SwiftParser
import SwiftSyntax

/// The app targets of a Tuist `Project.swift`, parsed as syntax.
///
/// A name may be a literal, a constant or computed property of the file, or a literal that interpolates such.
final class TuistManifest: SyntaxVisitor {
  private var apps: [GeneratedProject.App] = []
  private var constants: [String: ExprSyntax] = [:]

  static func apps(_ text: String) -> [GeneratedProject.App] {
    let tree = Parser.parse(source: text)
    let reader = TuistManifest(viewMode: .sourceAccurate)
    reader.constants = ConstantScan.constants(in: tree)
    reader.walk(tree)
    return reader.apps
  }

  /// The folders of modules that the description gives to its helpers, as in `Module(name: "HomeUI",
  /// path: "Home")`.
  static func paths(_ text: String) -> [String: String] {
    let tree = Parser.parse(source: text)
    let reader = TuistManifest(viewMode: .sourceAccurate)
    reader.constants = ConstantScan.constants(in: tree)
    reader.walk(tree)
    return reader.paths
  }

  /// The names that the description gives to its project and targets, as in `Project.module(name: "HomeFeature")`.
  static func names(_ text: String) -> Set<String> {
    let tree = Parser.parse(source: text)
    let reader = TuistManifest(viewMode: .sourceAccurate)
    reader.constants = ConstantScan.constants(in: tree)
    reader.walk(tree)
    return reader.names
  }

  private var paths: [String: String] = [:]
  private var names: Set<String> = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let arguments = Dictionary(
      node.arguments.map { ($0.label?.text ?? "", $0.expression) }, uniquingKeysWith: { $1 })
    guard let name = arguments["name"].flatMap({ text(of: $0) ?? rawName(of: $0) }) else {
      return .visitChildren
    }
    if !isDependency(node) { names.insert(name) }
    if let path = arguments["path"].flatMap({ text(of: $0) }) { paths[name] = path }
    guard arguments["product"]?.trimmedDescription.hasSuffix(".app") == true
    else { return .visitChildren }
    let sources = arguments["sources"].map(literals) ?? []
    let resources = arguments["resources"].map(literals) ?? []
    apps.append(.init(name: name, sources: sources + resources))
    return .skipChildren
  }

  /// The name of a case of a helper's, whose value nothing here reads: `Module.homeFeature.rawValue` is probably
  /// `homeFeature`.
  private func rawName(of node: ExprSyntax) -> String? {
    guard let member = node.as(MemberAccessExprSyntax.self),
      ["rawValue", "name"].contains(member.declName.baseName.text)
    else { return nil }
    return member.base?.as(MemberAccessExprSyntax.self)?.declName.baseName.text
  }

  /// Whether a call names something that the module depends on, as `.external(name: "SnapKit")` does.
  private func isDependency(_ call: FunctionCallExprSyntax) -> Bool {
    let callee = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    if let callee, Self.dependencies.contains(callee) { return true }
    var current: Syntax? = call.parent
    while let node = current {
      let label = node.as(LabeledExprSyntax.self)?.label?.text.lowercased() ?? ""
      if label.hasSuffix("dependencies") || Self.besides.contains(label) { return true }
      current = node.parent
    }
    return false
  }

  private static let dependencies: Set<String> = [
    "external", "framework", "library", "package", "project", "remote", "sdk", "xcframework",
  ]
  private static let besides: Set<String> = ["packages", "schemes", "settings"]

  private func literals(_ node: ExprSyntax) -> [String] {
    let finder = LiteralScan(viewMode: .sourceAccurate)
    finder.walk(constant(node) ?? node)
    return finder.literals.compactMap { self.text(of: ExprSyntax($0)) }
  }

  /// The value of a constant, with or without the type that contains it.
  private func constant(_ node: ExprSyntax) -> ExprSyntax? {
    let name =
      node.as(DeclReferenceExprSyntax.self)?.baseName.text
      ?? node.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    return name.flatMap { constants[$0] }
  }

  private func text(of node: ExprSyntax, depth: Int = 0) -> String? {
    // Constants may refer to each other, and a manifest may contain a cycle of them.
    guard depth < 8 else { return nil }
    guard let literal = node.as(StringLiteralExprSyntax.self) else {
      return constant(node).flatMap { text(of: $0, depth: depth + 1) }
    }
    var joined = ""
    for segment in literal.segments {
      switch segment {
      case .stringSegment(let part): joined += part.content.text
      case .expressionSegment(let part):
        guard let inner = part.expressions.first?.expression,
          let value = text(of: inner, depth: depth + 1)
        else { return nil }
        joined += value
      }
    }
    return joined
  }
}

/// The initial values of constants, by name.
private final class ConstantScan: SyntaxVisitor {
  private var constants: [String: ExprSyntax] = [:]

  static func constants(in tree: SourceFileSyntax) -> [String: ExprSyntax] {
    let scan = ConstantScan(viewMode: .sourceAccurate)
    scan.walk(tree)
    return scan.constants
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let value = node.initializer?.value ?? Self.result(of: node.accessorBlock)
    {
      constants[name] = value
    }
    return .visitChildren
  }

  /// What a property that only computes a value returns, as in `static var name: String { "Shop" }`.
  private static func result(of accessors: AccessorBlockSyntax?) -> ExprSyntax? {
    guard case .getter(let statements)? = accessors?.accessors, statements.count == 1 else {
      return nil
    }
    let item = statements.first?.item
    return item?.as(ExprSyntax.self) ?? item?.as(ReturnStmtSyntax.self)?.expression
  }
}

private final class LiteralScan: SyntaxVisitor {
  private(set) var literals: [StringLiteralExprSyntax] = []

  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    literals.append(node)
    return .skipChildren
  }
}
