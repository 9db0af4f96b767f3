import SwiftParser
import SwiftSyntax

/// A `Package.swift`, parsed as syntax and never executed.
///
/// Names and paths must be literals or constants of the file.
struct PackageManifest {
  var name: String
  var targets: [Target] = []
  var products: [(name: String, targets: [String])] = []
  var packages: [PackageReference] = []
  /// The folders of packages that it depends on by path.
  var localPackages: [String] = []
  var languageMode = 5
  var notExecuted: [NotExecuted] = []

  struct Target {
    var name: String
    var isExecutable: Bool
    var path: String?
    var sources: [String]
    var exclude: [String]
    /// Names of targets, products and packages.
    var dependencies: [String]
    var settings: CompilerSettings
  }

  init(text: String) {
    name = ""
    let tree = Parser.parse(source: text)
    let reader = ManifestReader(tree)
    name = reader.name
    // The tools version determines the language mode.
    if let version = text.firstRange(of: "swift-tools-version:") {
      let digits = text[version.upperBound...].drop { $0 == " " }.prefix { $0.isNumber }
      if let major = Int(digits), major >= 6 { languageMode = 6 }
    }
    if let mode = reader.languageMode { languageMode = mode }
    products = reader.products
    packages = reader.packages
    localPackages = reader.localPackages
    notExecuted = reader.notExecuted
    targets = reader.targets.map { target in
      var target = target
      if !reader.explicitMode.contains(target.name) {
        target.settings.languageMode = languageMode
      }
      if target.settings.languageMode == 6 {
        target.settings.features.removeAll { BuildSettings.partOfSwift6.contains($0.name) }
      }
      return target
    }
  }
}

/// Collects the calls of a manifest.
private final class ManifestReader: SyntaxVisitor {
  var name = ""
  var targets: [PackageManifest.Target] = []
  var products: [(name: String, targets: [String])] = []
  var packages: [PackageReference] = []
  var localPackages: [String] = []
  var notExecuted: [NotExecuted] = []
  var languageMode: Int?
  var explicitMode: Set<String> = []
  private let constants: ManifestConstants

  init(_ tree: SourceFileSyntax) {
    constants = ManifestConstants(in: tree)
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let callee =
      node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""
    switch callee {
    case "Package":
      name = string(node, "name") ?? ""
      for text in list(node, "swiftLanguageModes") + list(node, "swiftLanguageVersions") {
        languageMode = text.trimmedDescription.contains("6") ? 6 : 5
      }
    case "target", "executableTarget":
      // In a target's list of dependencies, `.target(name:)` is a dependency.
      guard !isDependency(node) else { return .skipChildren }
      addTarget(node, isExecutable: callee == "executableTarget")
    case "plugin" where string(node, "capability") == nil && argument(node, "capability") != nil:
      notExecuted.append(.init(kind: "plugin", name: string(node, "name") ?? "unnamed"))
      return .skipChildren
    case "macro":
      notExecuted.append(.init(kind: "macro", name: string(node, "name") ?? "unnamed"))
      return .skipChildren
    case "binaryTarget":
      notExecuted.append(.init(kind: "binary", name: string(node, "name") ?? "unnamed"))
      return .skipChildren
    case "testTarget", "systemLibrary": return .skipChildren
    case "library", "executable":
      if let name = string(node, "name") {
        products.append((name, list(node, "targets").compactMap(literal)))
      }
    case "package":
      if let path = string(node, "path") {
        localPackages.append(path)
      } else if let url = string(node, "url") {
        packages.append(.init(name: PackageReference.name(of: url), location: url))
      }
    default: break
    }
    return .visitChildren
  }

  private func addTarget(_ node: FunctionCallExprSyntax, isExecutable: Bool) {
    guard let name = string(node, "name") else { return }
    var settings = CompilerSettings()
    for setting in list(node, "swiftSettings") {
      guard let call = setting.as(FunctionCallExprSyntax.self),
        let kind = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      else { continue }
      let text = call.arguments.first.flatMap { literal($0.expression) }
      switch (kind, text) {
      case ("define", let text?): settings.conditions.append(text)
      case ("enableUpcomingFeature", let text?) where BuildSettings.notHere.contains(text): break
      case ("enableUpcomingFeature", let text?): settings.features.append(.init(name: text))
      case ("enableExperimentalFeature", let text?):
        settings.features.append(.init(name: text, isExperimental: true))
      case ("swiftLanguageMode", _), ("swiftLanguageVersion", _):
        settings.languageMode = call.arguments.trimmedDescription.contains("6") ? 6 : 5
        explicitMode.insert(name)
      case ("defaultIsolation", _):
        settings.isolatesToMainActor = call.arguments.trimmedDescription.contains("MainActor")
      default: break
      }
    }
    settings.conditions = Set(settings.conditions).union(["SWIFT_PACKAGE"]).sorted()
    for plugin in list(node, "plugins") {
      notExecuted.append(.init(kind: "plugin", name: plugin.trimmedDescription))
    }
    targets.append(
      .init(
        name: name, isExecutable: isExecutable, path: string(node, "path"),
        sources: list(node, "sources").compactMap(literal),
        exclude: list(node, "exclude").compactMap(literal),
        dependencies: list(node, "dependencies").compactMap(dependency), settings: settings))
  }

  /// The name of a dependency: `"Core"`, `.product(name: "Core", package: …)`, `.target(name: "Core")`.
  private func dependency(_ node: ExprSyntax) -> String? {
    let call =
      node.as(FunctionCallExprSyntax.self)
      ?? constants.value(of: node)?.as(FunctionCallExprSyntax.self)
    return literal(node) ?? call.flatMap { string($0, "name") }
  }

  private func isDependency(_ node: FunctionCallExprSyntax) -> Bool {
    var parent = node.parent
    while let current = parent {
      if let label = current.as(LabeledExprSyntax.self)?.label?.text, label == "dependencies" {
        return true
      }
      parent = current.parent
    }
    return false
  }

  private func argument(_ call: FunctionCallExprSyntax, _ label: String) -> ExprSyntax? {
    call.arguments.first { $0.label?.text == label }?.expression
  }

  private func string(_ call: FunctionCallExprSyntax, _ label: String) -> String? {
    argument(call, label).flatMap(literal)
  }

  private func list(_ call: FunctionCallExprSyntax, _ label: String) -> [ExprSyntax] {
    argument(call, label).map { constants.elements(of: $0) } ?? []
  }

  private func literal(_ node: ExprSyntax) -> String? { constants.text(of: node) }
}

extension PackageReference {
  /// The last part of a URL, without `.git`.
  static func name(of url: String) -> String {
    let last = url.split(separator: "/").last.map(String.init) ?? url
    return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
  }
}
