/// Generates the Swift file through which storyboards find the app's classes.
struct ClassRegistry {
  private let module: String
  private let nibNames: [String]
  private let classes: [StoryboardCompiler.NamedClass]
  private let attributes: [InspectableAttribute]

  init(
    module: String, nibNames: [String], classes: [StoryboardCompiler.NamedClass],
    attributes: [InspectableAttribute] = []
  ) {
    self.attributes = attributes
    self.module = module
    self.nibNames = nibNames.sorted()
    // A class that appears as a view in one file and as another kind elsewhere is listed once.
    var known: Set<String> = []
    self.classes =
      classes
      .sorted {
        ($0.module ?? "", $0.name, $0.kind.rawValue) < ($1.module ?? "", $1.name, $1.kind.rawValue)
      }
      .filter { known.insert(($0.module ?? "") + "." + $0.name).inserted }
  }

  var source: GeneratedSource {
    let systems = Set(SceneTrimming.systemClasses.values.map(\.module))
    let modules = Set(classes.compactMap(\.module)).subtracting([module, "UIKit"])
    var lines = ["// Generated from the storyboards and xibs.", "", "import UIKit"]
    lines += modules.sorted().map { "import \($0)" }
    // Without a class, a `switch` would have no inferable type.
    guard !classes.isEmpty else {
      lines += [
        "", "@MainActor public func registerInterfaceBuilder() {",
        "  InterfaceBuilderClasses.register(nibNames: [\(names)]\(setter))", "}", "",
      ]
      return GeneratedSource(
        name: "InterfaceBuilderClasses.swift", text: lines.joined(separator: "\n"))
    }
    lines += [
      "", "@MainActor public func registerInterfaceBuilder() {",
      // In the Swift 6 language mode, an unlabeled trailing closure would be the value of `attributes`.
      "  InterfaceBuilderClasses.register(nibNames: [\(names)]\(setter), classes: { name in",
      "    switch name {",
    ]
    for named in classes {
      let isSystem = named.module.map(systems.contains) ?? false
      let key = isSystem ? named.name : (named.module.map { $0 + "." } ?? "") + named.name
      lines.append("    case \"\(key)\": \(entry(named))")
    }
    lines += ["    default: nil", "    }", "  })", "}", ""]
    return GeneratedSource(
      name: "InterfaceBuilderClasses.swift", text: lines.joined(separator: "\n"))
  }

  private var names: String { nibNames.map(SwiftText.literal).joined(separator: ", ") }

  /// The argument that sets the attributes of extensions.
  private var setter: String {
    guard !attributes.isEmpty else { return "" }
    let cases = attributes.map { "    \($0.entry)" }
    let lines =
      [", attributes: { object, key, value in", "    switch (key, object) {"] + cases
      + ["    default: false", "    }", "  }"]
    return lines.joined(separator: "\n")
  }

  private func entry(_ named: StoryboardCompiler.NamedClass) -> String {
    switch named.kind {
    case .view: ".view(\(named.name).self)"
    case .controller: ".controller(\(named.name).self)"
    case .segue: ".segue(\(named.name).self)"
    case .object: ".object { \(named.name)() }"
    }
  }
}
