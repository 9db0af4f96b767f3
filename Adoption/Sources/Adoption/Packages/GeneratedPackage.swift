/// The package that an adopted app is built from.
struct GeneratedPackage {
  var name: String
  var targets: [Target]
  var shell: Shell
  /// Folders of packages that were handed over, by their names, with the products that are used.
  var packages: [(name: String, folder: String, products: [String])]

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

  /// The name of the executable target; not a name that an app's module would have.
  static let shellTarget = "camsh-adopted-shell"

  var manifest: String {
    var lines = [
      "// swift-tools-version: 6.2", "", "import PackageDescription", "",
      "let package = Package(", "  name: \(name.swiftLiteral),",
    ]
    if !packages.isEmpty {
      lines.append("  dependencies: [")
      for package in packages {
        lines.append(
          "    .package(name: \(package.name.swiftLiteral), path: \(package.folder.swiftLiteral)),")
      }
      lines.append("  ],")
    }
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
    dependencies.map { dependency in
      for package in packages where package.products.contains(dependency) {
        return ".product(name: \(dependency.swiftLiteral), package: \(package.name.swiftLiteral))"
      }
      return dependency.swiftLiteral
    }.joined(separator: ", ")
  }

  private func quoted(_ flags: [String]) -> String {
    flags.map(\.swiftLiteral).joined(separator: ", ")
  }
}
