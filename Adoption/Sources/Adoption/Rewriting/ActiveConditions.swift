import SwiftIfConfig
import SwiftSyntax

/// Whether the compiler compiles what stands between `#if` and `#endif`, for a simulator.
struct ActiveConditions {
  private let configuration: StaticBuildConfiguration

  /// - Parameter conditions: What `SWIFT_ACTIVE_COMPILATION_CONDITIONS` lists.
  init(_ conditions: [String]) {
    configuration = StaticBuildConfiguration(
      customConditions: Set(conditions), targetOSs: ["iOS"], targetEnvironments: ["simulator"],
      languageVersion: VersionTuple(components: [6]), compilerVersion: VersionTuple(components: [6])
    )
  }

  /// Whether a node is certainly compiled, which no branch is whose conditions only the compiler can decide.
  func include(_ node: some SyntaxProtocol) -> Bool {
    var parent = node.parent
    while let current = parent {
      if let chain = current.as(IfConfigDeclSyntax.self),
        chain.clauses.contains(where: dependsOnCompiler)
      {
        return false
      }
      parent = current.parent
    }
    return node.isActive(in: configuration).state == .active
  }

  private func dependsOnCompiler(_ clause: IfConfigClauseSyntax) -> Bool {
    clause.condition?.tokens(viewMode: .sourceAccurate).contains {
      Self.compilerConditions.contains($0.text)
    } == true
  }

  private static let compilerConditions: Set<String> = [
    "canImport", "compiler", "swift", "arch", "hasFeature", "hasAttribute",
  ]
}
