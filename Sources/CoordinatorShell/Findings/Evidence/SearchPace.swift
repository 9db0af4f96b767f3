import HeadlessUIKit

/// How often camsh searches memory for suspects that stay from step to step: at the first step, the
/// second, the fourth and so on, because each search costs milliseconds.
struct SearchPace {
  private var steps: [ObjectLabel: Int] = [:]

  /// Counts a step with these suspects; returns whether one of them is due.
  mutating func isDue(_ suspects: [ObjectLabel]) -> Bool {
    var now: [ObjectLabel: Int] = [:]
    for suspect in suspects { now[suspect] = steps[suspect, default: 0] + 1 }
    steps = now
    return now.values.contains { $0 & ($0 - 1) == 0 }
  }
}
