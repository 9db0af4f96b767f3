/// A map as text that other programs draw.
package enum MapText {
  package enum Format: String, Sendable, CaseIterable {
    case dot, mmd
  }

  /// The map with one arrow for all moves from one place to another, loops at a place left out.
  package static func text(_ map: ScreenMap, as format: Format) -> String {
    var lines: [String] = []
    switch format {
    case .dot: lines.append("digraph \(quoted(map.app)) {")
    case .mmd: lines.append("flowchart TD")
    }
    for (index, place) in map.places.enumerated() {
      let name = place.title.isEmpty ? place.screen : "\(place.screen): \(place.title)"
      switch format {
      case .dot: lines.append("  s\(index) [label=\(quoted(name))];")
      case .mmd: lines.append("  s\(index)[\(quoted(name))]")
      }
    }
    for arrow in arrows(of: map) {
      switch format {
      case .dot: lines.append("  s\(arrow.from) -> s\(arrow.to) [label=\(quoted(arrow.label))];")
      case .mmd: lines.append("  s\(arrow.from) -->|\(quoted(arrow.label))| s\(arrow.to)")
      }
    }
    if format == .dot { lines.append("}") }
    return lines.joined(separator: "\n") + "\n"
  }

  /// From each place to each other the move that comes first, and how many more there are.
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

  /// In quotes as both languages read them; control characters never come through.
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
