/// Counts what every turn of a loop leaves attached.
///
/// Screens may pile up, since people stack them; a coordinator more for each turn, with as many
/// screens as before, is forgotten by somebody.
@MainActor struct Growth {
  private var counts: [Int] = []
  private var screens = 0
  private var newest: ObjectLabel?

  /// How many turns show that it is no accident.
  private static let turns = 4

  mutating func turnEnded(_ monitor: LifeMonitor) {
    let isSameScreen = monitor.present.count == screens
    screens = monitor.present.count
    if !isSameScreen { counts.removeAll(keepingCapacity: true) }
    if counts.count == Self.turns { counts.removeFirst() }
    counts.append(monitor.attachedCount)
    newest = monitor.newestAttached
  }

  /// The finding, where each of the last turns left as many more coordinators as the one before.
  func finding(at moment: Finding.Moment) -> Finding? {
    guard counts.count == Self.turns, let newest else { return nil }
    let steps = zip(counts.dropFirst(), counts).map { $0 - $1 }
    guard let step = steps.first, step > 0, steps.allSatisfy({ $0 == step }) else { return nil }
    let list = counts.map(String.init).joined(separator: ", ")
    return Finding(
      verdict: .growing, subject: newest, made: nil, due: moment, links: [], root: nil, kept: 0,
      cut: nil, unknownHolders: 0,
      notes: ["\(step) more for every turn of the loop: \(list) coordinators attached"])
  }
}
