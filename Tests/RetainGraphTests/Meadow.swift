import RetainGraph

/// Live objects made from a text: a line lists what one of them references.
///
///     root -> a b      strongly, in order
///     a ~> root        weakly
///     b .> a           unowned
///
/// The meadow holds those on the left of its first line alone; the others live by their links.
final class Meadow {
  final class Flower {
    let name: String
    var strong: [Flower] = []
    var weak: [WeakLink] = []
    var unowned: [UnownedLink] = []

    init(_ name: String) { self.name = name }
  }

  struct WeakLink {
    weak var flower: Flower?
  }

  struct UnownedLink {
    unowned let flower: Flower
  }

  private(set) var root: Flower
  private var flowers: [(name: String, link: WeakLink)] = []

  init(_ text: String) {
    let lines = text.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
    var made: [String: Flower] = [:]
    var names: [String] = []
    for name in lines.flatMap({ $0 }) where !name.hasSuffix(">") && made[name] == nil {
      made[name] = Flower(name)
      names.append(name)
    }
    root = made[lines[0][0]] ?? Flower("none")
    for line in lines {
      guard let from = made[line[0]] else { continue }
      for target in line.dropFirst(2).compactMap({ made[$0] }) {
        switch line[1] {
        case "~>": from.weak.append(WeakLink(flower: target))
        case ".>": from.unowned.append(UnownedLink(flower: target))
        default: from.strong.append(target)
        }
      }
    }
    flowers = names.map { ($0, WeakLink(flower: made[$0])) }
  }

  /// The names of those alive, in order of mention.
  var alive: [String] { flowers.filter { $0.link.flower != nil }.map(\.name) }

  subscript(name: String) -> Flower? { flowers.first { $0.name == name }?.link.flower }

  var tracker: Tracker {
    let tracker = Tracker()
    for (_, link) in flowers { link.flower.map { _ = tracker.track($0) } }
    return tracker
  }

  func graph() -> Graph { Walker().graph([Root(root, label: "root")], tracker: tracker) }

  /// The names of the flowers among nodes of a graph, in order of mention.
  func names(_ numbers: some Sequence<Int>, in graph: Graph) -> String {
    let numbers = Set(numbers)
    return flowers.filter { _, link in
      link.flower.flatMap { graph.node(of: $0) }.map { numbers.contains($0.number) } ?? false
    }.map(\.name).joined(separator: " ")
  }

  func number(_ name: String, in graph: Graph) -> Int {
    self[name].flatMap { graph.node(of: $0)?.number } ?? -1
  }

  /// The edges of one flower's link to another in a graph.
  func link(_ from: String, _ to: String, in graph: Graph) -> Int {
    let (from, to) = (number(from, in: graph), number(to, in: graph))
    guard from >= 0, to >= 0 else { return -1 }
    return graph.holdings(from: from).first { $0.to == to }?.edges.last ?? -1
  }

  func cut(_ from: String, _ to: String) {
    self[from]?.strong.removeAll { $0.name == to }
  }

  /// Lets everything go, cycles too.
  func clear() {
    for (_, link) in flowers { link.flower?.strong = [] }
  }

  /// A text with this many flowers, each referencing some others; the same seed gives the same
  /// text.
  static func random(_ count: Int, links: Int, seed: UInt64) -> String {
    var state = seed
    func next() -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33)
    }
    return (0..<count).map { from in
      let targets = Set((0..<next() % (links + 1)).map { _ in next() % count }).sorted()
      return "f\(from) -> " + targets.map { "f\($0)" }.joined(separator: " ")
    }.joined(separator: "\n")
  }
}
