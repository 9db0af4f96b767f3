import ShellLanguage

extension Diagram {
  /// The tree of coordinators and screens.
  package init(_ tree: Tree) {
    self.init(title: "Coordinators and screens")
    for root in tree.roots { add(root, under: nil) }
  }

  private mutating func add(_ node: Tree.Node, under parent: Int?) {
    let place = nodes.count
    nodes.append(
      Node(
        label: node.label.text, detail: node.details.joined(separator: " · "),
        style: node.isVisible ? "node visible" : node.presentation == nil ? "node" : "system"))
    if let parent { edges.append(Edge(from: parent, to: place)) }
    for child in node.children { add(child, under: place) }
  }

  /// What keeps an object alive: the path from a root, and all references to it.
  package init(_ retention: Retention) {
    self.init(title: "Why \(retention.object) is alive")
    var last: Int?
    if let root = retention.root { last = place(of: root, style: "root") }
    for reference in retention.path {
      let holder = place(of: reference.holder, style: reference.style)
      if let last, last != holder { connect(last, holder, "") }
      last = holder
      let object = place(of: reference.object)
      connect(holder, object, reference)
      last = object
    }
    let subject = place(of: retention.object)
    nodes[subject].style = "subject"
    for reference in retention.holders {
      let holder = place(of: reference.holder, style: reference.style)
      connect(holder, subject, reference)
    }
    if retention.unknownHolders > 0 {
      let count = retention.unknownHolders
      let unknown = place(
        of: "\(count) unknown \(count == 1 ? "holder" : "holders")", style: "system")
      edges.append(Edge(from: unknown, to: subject, isPossible: true))
    }
  }

  /// What an object references.
  package init(_ holdings: Holdings) {
    self.init(title: "What \(holdings.object) holds")
    let subject = place(of: holdings.object, style: "subject")
    for reference in holdings.holds {
      let object = place(of: reference.object)
      connect(subject, object, reference)
    }
  }

  private mutating func connect(_ from: Int, _ to: Int, _ reference: Reference) {
    let isStrong = reference.strength == "strong"
    let isPossible = reference.strength == "possible"
    let edge = Edge(
      from: from, to: to, label: reference.field, isWeak: !isStrong && !isPossible,
      isPossible: isPossible)
    if !edges.contains(edge) { edges.append(edge) }
  }

  private mutating func connect(_ from: Int, _ to: Int, _ label: String) {
    edges.append(Edge(from: from, to: to, label: label))
  }
}

extension Reference {
  /// An object without a number isn't tracked.
  fileprivate var style: String { holder.contains("#") ? "node" : "system" }
}

extension Tree.Node {
  /// The additions to its label.
  fileprivate var details: [String] {
    var details: [String] = []
    if let tab { details.append("tab \(tab.title)\(tab.isSelected ? " ●" : "")") }
    if let title { details.append("“\(title)”") }
    switch presentation {
    case .sheet(let share): details.append("sheet \(Int((share * 100).rounded()))%")
    case .cover(let style): details.append(style)
    case nil: break
    }
    return details
  }
}
