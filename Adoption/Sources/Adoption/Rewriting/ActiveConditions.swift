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

  /// A condition that asks for a module counts as false.
  func include(_ node: some SyntaxProtocol) -> Bool {
    node.isActive(in: configuration).state == .active
  }
}
