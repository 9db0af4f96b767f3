import Foundation
import RetainGraph

/// Marks a million randomly linked objects by metadata, by a walk written by hand for them, and by
/// CPython's collector over the same shape; then measures what the tracker keeps of each object.
///
/// Built with `--sanitize=address` it measures LeakSanitizer's walk alone.
@main @MainActor
enum Bench {
  static func main() {
    let count = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 1_000_000
    if let check = LeakCheck() { return leakSanitizer(check, count) }
    print("tracker: \(trackerBytes(count)) bytes for each live object")
    let forest = Forest(count: count)
    let walker = Walker()
    let roots = [Root(forest.first)]
    var (seenByHand, seen) = (0, 0)
    let byHand = rate(count) { seenByHand = HandWrittenWalk().count(forest, of: count) }
    let marked = rate(count) { seen = walker.mark(roots).count }
    guard seen == seenByHand else { fatalError("by hand \(seenByHand), marked \(seen)") }
    line("hand-written walk", byHand)
    line("RetainGraph mark", marked, "\(digits(byHand / marked)) of its time, limit 1.5")
    line("RetainGraph graph", rate(count, runs: 1) { _ = walker.graph(roots) })
    let small = Forest(count: 100)
    let marks = rate(1000, runs: 20) {
      for _ in 0..<1000 { _ = walker.mark([Root(small.first)]) }
    }
    let graphs = rate(100, runs: 20) {
      for _ in 0..<100 { _ = walker.graph([Root(small.first)]) }
    }
    print(
      String(
        format: "of 100 objects         mark %.1f µs, graph %.1f µs", 1e6 / marks, 1e6 / graphs))
    if let python = collectorRate(count) {
      let factor = digits(marked / python)
      line("CPython gc.collect", python, "the mark is \(factor) times as fast, limit 2")
    }
    withExtendedLifetime(forest) {}
  }

  /// Where LeakSanitizer finds the shape, which is all that the program has.
  private static var forest: Forest?

  private static func leakSanitizer(_ check: LeakCheck, _ count: Int) {
    forest = Forest(count: count)
    let checked = rate(count, runs: 3) {
      guard !check.findsLeaks() else { fatalError("LeakSanitizer finds leaks") }
    }
    line("LeakSanitizer", checked)
  }

  private static func digits(_ number: Double) -> String { String(format: "%.2f", number) }

  private static func line(_ name: String, _ rate: Double, _ note: String? = nil) {
    let millions = String(format: "%6.2f M objects/s", rate / 1e6)
    let note = note.map { "  (\($0))" } ?? ""
    print(name.padding(toLength: 22, withPad: " ", startingAt: 0) + millions + note)
  }

  /// Objects a second, of the best of several runs.
  private static func rate(_ count: Int, runs: Int = 7, _ body: () -> Void) -> Double {
    let clock = ContinuousClock()
    let best = (0..<runs).map { _ in clock.measure(body) }.min() ?? .seconds(1)
    return Double(count) / (best / .seconds(1))
  }

  private static func trackerBytes(_ count: Int) -> Int {
    let objects = (0..<count).map { _ in Tree() }
    let before = residentBytes()
    let tracker = Tracker()
    for object in objects { tracker.track(object) }
    let after = residentBytes()
    return withExtendedLifetime((objects, tracker)) { (after - before) / count }
  }

  /// How much memory the process has, as the kernel counts it.
  private static func residentBytes() -> Int {
    let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
    let pages = text?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    return pages * sysconf(Int32(_SC_PAGESIZE))
  }

  /// The rate at which CPython's collector walks the same shape; nothing without a `python3`.
  private static func collectorRate(_ count: Int) -> Double? {
    let script = """
      import gc, random, time
      class Tree:
        __slots__ = ("left", "right")
      gc.disable()
      random.seed(1)
      trees = [Tree() for _ in range(\(count))]
      order = trees[:]
      random.shuffle(order)
      for i, tree in enumerate(order):
        tree.left = order[(i + 1) % \(count)]
        tree.right = trees[random.randrange(\(count))]
      best = 1e9
      for _ in range(3):
        start = time.perf_counter()
        gc.collect()
        best = min(best, time.perf_counter() - start)
      print(best)
      import os
      os._exit(0)
      """
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", "-u", "-c", script]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let text = String(decoding: data, as: UTF8.self)
    let seconds = Double(text.trimmingCharacters(in: .whitespacesAndNewlines))
    return seconds.map { Double(count) / $0 }
  }
}
