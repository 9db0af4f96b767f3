/// A finding as a picture: the app's objects from top to bottom, the references as arrows with
/// field names, and the reference to weaken in red.
///
/// Holders that belong to UIKit or the runtime are folded into the arrow. A cycle closes on the
/// left.
package struct FindingDrawing {
  private let finding: ReportedFinding
  private var drawing: Drawing
  private var y = 16

  private static let nodeHeight = 34
  private static let fontSize = 13
  private static let left = 56
  private static let lineHeight = 17
  /// Longer paths show only their ends.
  private static let mostNodes = 12

  /// A reference between two drawn objects, and the holders folded between them.
  private struct Arrow {
    var lines: [(text: String, style: String)]
    var style: String
    var head: String
  }

  private struct Node {
    var label: String
    var style: String
  }

  /// Nil for a finding without a path, such as a misuse.
  package static func drawing(of finding: ReportedFinding) -> Drawing? {
    guard !finding.links.isEmpty else { return nil }
    var maker = FindingDrawing(finding)
    maker.draw()
    return maker.drawing
  }

  private init(_ finding: ReportedFinding) {
    self.finding = finding
    drawing = Drawing(width: 0, height: 0, title: Self.title(finding))
  }

  private static func title(_ finding: ReportedFinding) -> String {
    (["\(finding.headline)."] + finding.explanation).joined(separator: " ")
  }

  // MARK: What is shown

  private var way: (nodes: [Node], arrows: [Arrow]) {
    var nodes: [Node] = []
    var arrows: [Arrow] = []
    for (index, link) in finding.links.enumerated() {
      let isFirst = index == 0
      if !isFirst, link.isOfSystem == true, link.holder != finding.subject,
        finding.cut?.link != index, !arrows.isEmpty
      {
        arrows[arrows.count - 1].lines.append(("\(link.holder).\(link.field)", "small"))
        continue
      }
      nodes.append(Node(label: link.holder, style: style(link.holder, isSystem: link.isOfSystem)))
      arrows.append(arrow(link, isCut: finding.cut?.link == index))
    }
    if finding.root != nil { nodes.append(Node(label: finding.subject, style: "subject")) }
    return (nodes, arrows)
  }

  private func style(_ label: String, isSystem: Bool?) -> String {
    label == finding.subject ? "subject" : isSystem == true ? "system" : "node"
  }

  private func arrow(_ link: ReportedFinding.Link, isCut: Bool) -> Arrow {
    let certainty = link.strength == "strong" ? "" : " \(link.strength)"
    guard isCut, let cut = finding.cut, let advice = finding.cutAdvice else {
      return Arrow(lines: [(link.field, "")], style: "edge\(certainty)", head: "head")
    }
    var lines = [(link.field, "cuttext"), ("✂ \(advice.words)", "cuttext")]
    if let made = cut.made { lines.append(("made at \(made.words)", "small")) }
    for other in cut.others ?? [] {
      lines.append(("and \(other.holder).\(other.field)", "cuttext"))
    }
    return Arrow(lines: lines, style: "edge cut\(certainty)", head: "cuthead")
  }

  // MARK: Drawing

  private mutating func draw() {
    var (nodes, arrows) = way
    var omitted: Int?
    if nodes.count > Self.mostNodes {
      let half = Self.mostNodes / 2
      omitted = nodes.count - Self.mostNodes
      let last = nodes.count - half
      // The arrow from the last omitted node leads to the first node of the end.
      arrows = Array(arrows[..<half]) + Array(arrows[(last)...])
      nodes = Array(nodes[..<half]) + Array(nodes[last...])
    }
    let widest = nodes.map { TextRoom.width(of: $0.label, size: Self.fontSize) }.max() ?? 0
    let nodeWidth = max(160, widest + 32)
    let labels = arrows.flatMap(\.lines).map {
      TextRoom.width(of: $0.text, size: $0.style == "small" ? 11 : Self.fontSize)
    }
    let center = Self.left + nodeWidth / 2
    drawing.width = max(Self.left + nodeWidth, center + 18 + (labels.max() ?? 0)) + 24

    if let root = finding.root { draw(root: root, center) }
    let top = y + Self.nodeHeight / 2
    for (index, node) in nodes.enumerated() {
      draw(node, nodeWidth)
      guard index < arrows.count else { break }
      let isLast = index == nodes.count - 1
      if isLast {
        close(arrows[index], to: top, center)
      } else {
        draw(arrows[index], center)
        if let omitted, index == Self.mostNodes / 2 - 1 { draw(omitted: omitted, center) }
      }
    }
    drawing.height = y + 16
  }

  private mutating func draw(root: String, _ center: Int) {
    let text = "retained from \(root)"
    let width = TextRoom.width(of: text, size: Self.fontSize) + 32
    let x = max(8, center - width / 2)
    drawing.add(.box(x: x, y: y, width: width, height: 28, radius: 14), "root")
    drawing.add(.text(x: x + width / 2, y: y + 19, text, .middle), "")
    drawing.width = max(drawing.width, x + width + 16)
    y += 28
    arrow(down: 26, center, "edge", "head")
  }

  private mutating func draw(_ node: Node, _ width: Int) {
    drawing.add(
      .box(x: Self.left, y: y, width: width, height: Self.nodeHeight, radius: 8), node.style)
    drawing.add(
      .text(x: Self.left + width / 2, y: y + 22, node.label, .middle), "name")
    y += Self.nodeHeight
  }

  private mutating func draw(_ arrow: Arrow, _ center: Int) {
    let height = max(44, arrow.lines.count * Self.lineHeight + 22)
    write(
      arrow.lines, x: center + 16,
      y: y + (height - 6 - (arrow.lines.count - 1) * Self.lineHeight) / 2 + 3)
    self.arrow(down: height, center, arrow.style, arrow.head)
  }

  private mutating func draw(omitted: Int, _ center: Int) {
    drawing.add(.text(x: center, y: y + 18, "… \(omitted) more", .middle), "small")
    y += 26
  }

  private mutating func arrow(down height: Int, _ x: Int, _ style: String, _ head: String) {
    drawing.add(.path("M\(x) \(y)V\(y + height - 9)"), style)
    drawing.add(
      .path("M\(x - 6) \(y + height - 10)L\(x + 6) \(y + height - 10)L\(x) \(y + height - 1)Z"),
      head)
    y += height
  }

  /// From the last object of a cycle around the left to the first.
  private mutating func close(_ arrow: Arrow, to top: Int, _ center: Int) {
    write(arrow.lines, x: center + 16, y: y + 20)
    let bottom = y + max(26, arrow.lines.count * Self.lineHeight + 6)
    let side = 24
    drawing.add(
      .path(
        "M\(center) \(y)V\(bottom - 12)Q\(center) \(bottom) \(center - 12) \(bottom)H\(side + 12)"
          + "Q\(side) \(bottom) \(side) \(bottom - 12)V\(top + 12)Q\(side) \(top) \(side + 12) \(top)"
          + "H\(Self.left - 10)"), arrow.style)
    drawing.add(
      .path(
        "M\(Self.left - 11) \(top - 6)L\(Self.left - 11) \(top + 6)L\(Self.left - 2) \(top)Z"),
      arrow.head)
    y = bottom
  }

  private mutating func write(_ lines: [(text: String, style: String)], x: Int, y: Int) {
    for (index, line) in lines.enumerated() {
      drawing.add(.text(x: x, y: y + index * Self.lineHeight, line.text, .start), line.style)
    }
  }
}
