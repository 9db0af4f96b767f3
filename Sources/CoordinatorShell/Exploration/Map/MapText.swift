/// Writes a map as a picture, or in the language of another program.
package enum MapText {
  package enum Format: String, Sendable, CaseIterable {
    case svg, dot, mmd
  }

  /// The map of an exploration; only the picture shows the displays.
  package static func text(_ report: ExplorationReport, as format: Format) -> String {
    switch format {
    case .svg:
      ScreenGraphDrawing.document(
        of: ScreenGraph(report.model), title: "The screens of \(report.app)")
    case .dot: dot(report.map)
    case .mmd: mermaid(report.map)
    }
  }

  private static func dot(_ map: ScreenMap) -> String {
    var lines = ["digraph \(quoted(map.app)) {"]
    for (index, place) in map.places.enumerated() {
      lines.append("  s\(index) [label=\(quoted(name(of: place)))];")
    }
    for arrow in arrows(of: map) {
      lines.append("  s\(arrow.from) -> s\(arrow.to) [label=\(quoted(arrow.label))];")
    }
    return (lines + ["}", ""]).joined(separator: "\n")
  }

  private static func mermaid(_ map: ScreenMap) -> String {
    var lines = ["flowchart TD"]
    for (index, place) in map.places.enumerated() {
      lines.append("  s\(index)[\(quoted(name(of: place)))]")
    }
    for arrow in arrows(of: map) {
      lines.append("  s\(arrow.from) -->|\(quoted(arrow.label))| s\(arrow.to)")
    }
    return (lines + [""]).joined(separator: "\n")
  }

  private static func name(of place: ScreenMap.Place) -> String {
    place.title.isEmpty ? place.screen : "\(place.screen): \(place.title)"
  }

  /// For each pair of places, the first move between them and the number of others; moves that lead
  /// back to their own place are omitted.
  private static func arrows(of map: ScreenMap) -> [(from: Int, to: Int, label: String)] {
    struct Ends: Hashable {
      let from: Int
      let to: Int
    }
    var order: [Ends] = []
    var moves: [Ends: (first: String, count: Int)] = [:]
    for passage in map.passages where passage.from != passage.to && passage.kind != .transition {
      let ends = Ends(from: passage.from, to: passage.to)
      if let known = moves[ends] {
        moves[ends] = (known.first, known.count + 1)
      } else {
        order.append(ends)
        moves[ends] = (passage.move, 1)
      }
    }
    return order.map { ends in
      let (first, count) = moves[ends] ?? ("", 1)
      return (ends.from, ends.to, count > 1 ? "\(first) +\(count - 1)" : first)
    }
  }

  /// A quoted text that both languages can read, without control characters.
  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "'"
      case "\\": quoted += "/"
      case _ where scalar.value < 0x20 || scalar.value == 0x7f: quoted += " "
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
