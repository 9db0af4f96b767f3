/// Generates the type that SwiftGen generates for tables of texts: `L10n.Error.title`.
struct SwiftGenTexts {
  private final class Node {
    var texts: [(name: String, key: String, format: FormatText)] = []
    var children: [String: Node] = [:]
  }

  private let output: SwiftGenConfiguration.Output
  private let tables: [(name: String, root: Node)]

  /// Nil if no table is one of the output's inputs.
  init?(
    _ output: SwiftGenConfiguration.Output, _ resources: [AdoptedModule.Resource],
    texts: StringTables
  ) {
    let names = resources.filter(output.reads).map(\.path)
      .filter { output.kind.suffixes.contains(Paths.suffix($0)) }.map(Paths.withoutSuffix)
    self.output = output
    tables = Set(names).sorted().map { ($0, Self.tree(of: texts.texts(of: $0), output.isFlat)) }
    if tables.isEmpty { return nil }
  }

  private static func tree(of texts: [String: String], _ isFlat: Bool) -> Node {
    let root = Node()
    for (key, text) in texts.sorted(by: { $0.key < $1.key }) {
      var parts = isFlat ? [key] : key.split(separator: ".").map(String.init)
      guard let last = parts.popLast() else { continue }
      var node = root
      for part in parts {
        let name = SwiftGenNames.type(part)
        let child = node.children[name] ?? Node()
        node.children[name] = child
        node = child
      }
      let name = SwiftGenNames.member(last)
      guard !name.isEmpty, !node.texts.contains(where: { $0.name == name }) else { continue }
      node.texts.append((name, key, FormatText(text)))
    }
    return root
  }

  var source: GeneratedSource {
    var lines = ["// Generated from the texts, as SwiftGen does.", "", "import UIKit", ""]
    lines.append("public enum \(output.typeName) {")
    lines += output.members(of: tables.map { ($0.name, members(of: $0.root, table: $0.name)) })
    lines += [
      "  fileprivate static func tr(_ table: String, _ key: String, _ values: any CVarArg...) -> String {",
      "    let text = NSLocalizedString(key, tableName: table, comment: \"\")",
      "    return values.isEmpty ? text : String(format: text, arguments: values)",
      "  }", "}",
    ]
    return GeneratedSource(
      name: "Generated\(output.typeName).swift", text: lines.joined(separator: "\n") + "\n")
  }

  private func members(of node: Node, table: String) -> [String] {
    var lines = node.texts.map { "  " + declaration($0.name, $0.key, $0.format, table) }
    for (name, child) in node.children.sorted(by: { $0.key < $1.key }) where !name.isEmpty {
      lines.append("  public enum \(AssetSymbols.quoted(name)) {")
      lines += members(of: child, table: table).map { "  " + $0 } + ["  }"]
    }
    return lines
  }

  private func declaration(
    _ name: String, _ key: String, _ format: FormatText, _ table: String
  ) -> String {
    let parameters = format.parameters.enumerated().map { place, parameter in
      let name = "p\(place + 1)"
      return switch parameter.type {
      case "String": (name, "Any", "String(describing: \(name))")
      case "Double": (name, "Float", "Double(\(name))")
      default: (name, "Int", name)
      }
    }
    let values = [SwiftText.literal(table), SwiftText.literal(key)] + parameters.map(\.2)
    let call = "\(output.typeName).tr(\(values.joined(separator: ", ")))"
    guard !parameters.isEmpty else {
      return "public static var \(AssetSymbols.quoted(name)): String { \(call) }"
    }
    let list = parameters.map { "_ \($0.0): \($0.1)" }.joined(separator: ", ")
    return "public static func \(AssetSymbols.quoted(name))(\(list)) -> String { \(call) }"
  }
}
