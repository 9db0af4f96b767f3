import ShellLanguage

/// Boxes and arrows without positions, to be drawn as SVG or written for Graphviz and Mermaid.
package struct Diagram: Sendable, Equatable {
  package struct Node: Sendable, Equatable {
    package var label: String
    /// A second, smaller line.
    package var detail = ""
    /// `node`, `subject`, `system` or `root`, the names of the style sheet.
    package var style = "node"
  }

  package struct Edge: Sendable, Equatable {
    /// Indices in `nodes`.
    package var from: Int
    package var to: Int
    package var label = ""
    package var isWeak = false
    package var isPossible = false
  }

  package var title: String
  package var nodes: [Node] = []
  package var edges: [Edge] = []

  package init(title: String) {
    self.title = title
  }

  /// The index of the node with this label, which is added if there is none.
  package mutating func place(of label: String, style: String = "node") -> Int {
    if let place = nodes.firstIndex(where: { $0.label == label }) { return place }
    nodes.append(Node(label: label, style: style))
    return nodes.count - 1
  }
}

extension Diagram {
  /// The diagram in Graphviz's language.
  package var dot: String {
    var lines = ["digraph {", "  label=\(Self.quoted(title))", "  node [shape=box style=rounded]"]
    for (index, node) in nodes.enumerated() {
      let text = node.detail.isEmpty ? node.label : node.label + "\n" + node.detail
      let color = node.style == "subject" ? " color=red penwidth=2" : ""
      lines.append("  n\(index) [label=\(Self.quoted(text))\(color)]")
    }
    for edge in edges {
      let style = edge.isWeak ? " style=dotted" : edge.isPossible ? " style=dashed" : ""
      lines.append("  n\(edge.from) -> n\(edge.to) [label=\(Self.quoted(edge.label))\(style)]")
    }
    return (lines + ["}", ""]).joined(separator: "\n")
  }

  /// The diagram in Mermaid's language.
  package var mermaid: String {
    var lines = ["flowchart LR"]
    for (index, node) in nodes.enumerated() {
      let text = node.detail.isEmpty ? node.label : node.label + "\n" + node.detail
      lines.append("  n\(index)[\"\(Self.entities(text))\"]")
    }
    for edge in edges {
      let arrow = edge.isWeak || edge.isPossible ? "-.->" : "-->"
      let label = edge.label.isEmpty ? "" : "|\"\(Self.entities(edge.label))\"|"
      lines.append("  n\(edge.from) \(arrow)\(label) n\(edge.to)")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\":
        quoted += "\\"
        quoted.unicodeScalars.append(scalar)
      case "\n": quoted += "\\n"
      default:
        // Graphviz would read an escape's backslash as the beginning of its own escape.
        if scalar.steersTerminal {
          quoted += "\\" + scalar.escape
        } else {
          quoted.unicodeScalars.append(scalar)
        }
      }
    }
    return quoted + "\""
  }

  /// Mermaid reads labels as markup, in which entities begin with `#`.
  private static func entities(_ text: String) -> String {
    var entities = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n": entities += "<br>"
      case "#", "\"", "<", ">", "&", "`", "*", "_", "\\": entities += "#\(scalar.value);"
      default:
        if scalar.steersTerminal {
          entities += scalar.escape.replacingScalars("\\", with: "#92;")
        } else {
          entities.unicodeScalars.append(scalar)
        }
      }
    }
    return entities
  }
}
