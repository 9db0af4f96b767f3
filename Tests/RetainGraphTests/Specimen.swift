import RetainGraph
import Testing

/// A holder, and exactly what it ought to be seen to refer to.
struct Specimen {
  struct Reference {
    let path: String
    let target: AnyObject
    let strength: Strength

    init(_ path: String, _ target: AnyObject, _ strength: Strength = .strong) {
      self.path = path
      self.target = target
      self.strength = strength
    }
  }

  let holder: AnyObject
  let expected: [Reference]
  /// What keeps alive what the holder doesn't.
  let keepers: [AnyObject]
  /// Whether all of the holder could be read.
  let isOpaque: Bool

  init(
    _ holder: AnyObject, _ expected: [Reference] = [], keepers: [AnyObject] = [],
    isOpaque: Bool = false
  ) {
    self.holder = holder
    self.expected = expected
    self.keepers = keepers + expected.map(\.target)
    self.isOpaque = isOpaque
  }

  /// What is wrong with what the reader, the graph and the marking walk see; nothing if all is well.
  func mismatches() -> [String] {
    let before = retainCounts
    var wrong = readerMismatches() + targetMismatches() + graphMismatches()
    let after = retainCounts
    if before != after { wrong.append("retain counts changed from \(before) to \(after)") }
    return wrong
  }

  private var retainCounts: [UInt] {
    ([holder] + keepers).map { _getRetainCount($0) }
  }

  private func readerMismatches() -> [String] {
    let seen = Reader().references(of: holder, among: keepers).map {
      Line($0.path.description, $0.object, $0.strength)
    }
    let wanted = expected.map { Line($0.path, $0.target, $0.strength) }
    return seen == wanted ? [] : ["reader saw \(seen), not \(wanted)"]
  }

  /// The target reader sees the same references as the reader.
  private func targetMismatches() -> [String] {
    let seen = TargetReader().targets(of: holder).map { Line("", $0.object, $0.strength) }
    let wanted = Reader().references(of: holder).map { Line("", $0.object, $0.strength) }
    return seen == wanted ? [] : ["target reader saw \(seen), not \(wanted)"]
  }

  private func graphMismatches() -> [String] {
    var wrong: [String] = []
    let walker = Walker()
    let roots = [Root(holder)]
    let tracker = Tracker()
    for keeper in keepers { tracker.track(keeper) }
    let graph = walker.graph(roots, tracker: tracker)
    let marking = walker.mark(roots, tracker: tracker)
    let reachable = graph.reachable(allowingPossible: true)
    guard let start = graph.node(of: holder) else { return ["holder not in graph"] }
    let seen = graph.holdings(from: start.number).map { "\($0.path)|\($0.strength)" }
    let wanted = expected.map { "\($0.path)|\($0.strength)" }
    if seen != wanted { wrong.append("graph saw \(seen), not \(wanted)") }
    for reference in expected {
      guard let node = graph.node(of: reference.target) else {
        wrong.append("\(reference.path) not in graph")
        continue
      }
      if marking.contains(reference.target) != reachable[node.number] {
        wrong.append("marking and graph disagree over \(reference.path)")
      }
      if reference.strength == .strong, !reachable[node.number] {
        wrong.append("\(reference.path) not reachable")
      }
    }
    if marking.count != reachable.count(where: { $0 }) {
      wrong.append("marked \(marking.count), graph reaches \(reachable.count(where: { $0 }))")
    }
    let hasOpaque = graph.nodes.contains { $0.opaque != nil && reachable[$0.number] }
    if hasOpaque != isOpaque || marking.isComplete == isOpaque {
      wrong.append("opaque: \(graph.nodes.compactMap(\.opaque)), marking \(!marking.isComplete)")
    }
    return wrong
  }

  private struct Line: Equatable, CustomStringConvertible {
    let path: String
    let target: ObjectIdentifier
    let type: String
    let strength: Strength

    init(_ path: String, _ target: AnyObject, _ strength: Strength) {
      self.path = path
      self.target = ObjectIdentifier(target)
      type = String(describing: Swift.type(of: target))
      self.strength = strength
    }

    var description: String { "\(path): \(strength) \(type)" }
  }
}

/// A shape of holder by its name.
struct Shape: Sendable, CustomTestStringConvertible {
  let name: String
  let make: @Sendable () -> Specimen

  init(_ name: String, _ make: @escaping @Sendable () -> Specimen) {
    self.name = name
    self.make = make
  }

  var testDescription: String { name }
}
