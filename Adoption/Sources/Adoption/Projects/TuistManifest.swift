import SwiftParser
import SwiftSyntax

/// The app targets of a Tuist `Project.swift`, parsed as syntax.
///
/// A name may be a literal, a constant or computed property of the file, or a literal that interpolates such.
final class TuistManifest: SyntaxVisitor {
  private var apps: [GeneratedProject.App] = []
  private var constants: ManifestConstants?

  static func apps(_ text: String) -> [GeneratedProject.App] {
    let tree = Parser.parse(source: text)
    let reader = TuistManifest(viewMode: .sourceAccurate)
    reader.constants = ManifestConstants(in: tree)
    reader.walk(tree)
    return reader.apps
  }

  /// The folders of modules that the description gives to its helpers, as in `Module(name: "HomeUI",
  /// path: "Home")`.
  static func paths(_ text: String) -> [String: String] {
    let tree = Parser.parse(source: text)
    let reader = TuistManifest(viewMode: .sourceAccurate)
    reader.constants = ManifestConstants(in: tree)
    reader.walk(tree)
    return reader.paths
  }

  /// The names that the description gives to its project and targets, as in `Project.module(name: "HomeFeature")`.
  static func names(_ text: String) -> Set<String> {
    let tree = Parser.parse(source: text)
    let reader = TuistManifest(viewMode: .sourceAccurate)
    reader.constants = ManifestConstants(in: tree)
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
    let plist = arguments["infoPlist"].map(literals)?.filter { $0.hasSuffix(".plist") } ?? []
    apps.append(.init(name: name, sources: sources, resources: resources + plist))
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

  private func text(of node: ExprSyntax) -> String? { constants?.text(of: node) }

  private func literals(_ node: ExprSyntax) -> [String] {
    let finder = LiteralScan(viewMode: .sourceAccurate)
    finder.walk(constants?.value(of: node) ?? node)
    return finder.literals.compactMap { text(of: ExprSyntax($0)) }
  }
}

private final class LiteralScan: SyntaxVisitor {
  private(set) var literals: [StringLiteralExprSyntax] = []

  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    literals.append(node)
    return .skipChildren
  }
}
