/// The package that builds an adopted app.
struct GeneratedPackage {
  var name: String
  var targets: [Target]
  var shell: Shell

  struct Target {
    var name: String
    var dependencies: [String]
    var flags: [String]
  }

  struct Shell {
    var dependencies: [String]
    var flags: [String]
    var linkerFlags: [String]
  }

  /// The name of the executable target, which no app's module has.
  static let shellTarget = "camsh-adopted-shell"

  var manifest: String {
    var lines = [
      "// swift-tools-version: 6.2", "", "import PackageDescription", "",
      "let package = Package(", "  name: \(name.swiftLiteral),",
    ]
    lines.append("  targets: [")
    for target in targets {
      lines.append(
        "    .target(name: \(target.name.swiftLiteral), dependencies: "
          + "[\(list(target.dependencies))], path: \("Sources/\(target.name)".swiftLiteral),")
      lines.append("      swiftSettings: [.unsafeFlags([\(quoted(target.flags))])]),")
    }
    lines.append(
      "    .executableTarget(name: \"\(Self.shellTarget)\", dependencies: "
        + "[\(list(shell.dependencies))], path: \"Sources/\(Self.shellTarget)\",")
    lines.append("      swiftSettings: [.unsafeFlags([\(quoted(shell.flags))])],")
    lines.append("      linkerSettings: [.unsafeFlags([\(quoted(shell.linkerFlags))])]),")
    lines += ["  ])", ""]
    return lines.joined(separator: "\n")
  }

  private func list(_ dependencies: [String]) -> String {
    quoted(dependencies)
  }

  private func quoted(_ flags: [String]) -> String {
    flags.map(\.swiftLiteral).joined(separator: ", ")
  }
}
