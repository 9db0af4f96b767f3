import CamplaceServices
import Foundation

/// Syncs invented campsites from this machine, then searches them as the shell does.
///
/// Its argument is the `camplace-sync` to run.
@main
enum CatalogBench {
  static func main() {
    do {
      try measure(program: CommandLine.arguments.dropFirst().first ?? "camplace-sync")
    } catch {
      FileHandle.standardError.write(Data("catalog-bench: \(error)\n".utf8))
      exit(1)
    }
  }

  private static func measure(program: String) throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "catalog-bench-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func sync(_ count: Int) throws -> (file: CatalogFile, taken: MeasuredSync) {
      let path = folder.appending(path: "\(count).sqlite").path(percentEncoded: false)
      let service = try LoopbackService(listing: InventedCampsites(count: count))
      let taken = try MeasuredSync(program: program, from: service, into: path)
      return (CatalogFile(path: path), taken)
    }

    let taken = try sync(5000).taken
    print(
      "sync of 5000 campsites",
      String(
        format: "%7.2f s (limit 2), %.2f s of it at work, peak %.1f MB (limit 100)", taken.seconds,
        taken.processorSeconds, taken.megabytes))
    let file = try sync(3000).file
    line("read all 3000", try milliseconds(runs: 11) { _ = try file.read() })
    let catalog = try file.read()
    for words in ["캠핑", "캠핑장", "강", "조용하고", "호수", "강릉 호수", "솔향기숲속 캠핑장 1071", "없는 낱말"] {
      let count = catalog.search(words).count
      line(
        "search, \(count) found", try milliseconds { _ = catalog.search(words) },
        "(limit 1)  \(words)")
    }
    let here = Coordinate(latitude: 35.5, longitude: 127.5)
    for meters in [20_000.0, 2_000_000] {
      let count = catalog.nearest(to: here, within: meters).count
      line(
        "near, \(count) found",
        try milliseconds { _ = catalog.nearest(to: here, within: meters) },
        "(limit 1)  \(Int(meters / 1000))km")
    }
  }

  private static func line(_ name: String, _ milliseconds: Double, _ note: String = "") {
    let label = name.padding(toLength: 22, withPad: " ", startingAt: 0)
    print(label, String(format: "%7.3f ms", milliseconds), note)
  }

  /// The time that a body takes, the median of several runs.
  private static func milliseconds(runs: Int = 101, _ body: () throws -> Void) throws -> Double {
    let clock = ContinuousClock()
    let times = try (0..<runs).map { _ in try clock.measure(body) / .milliseconds(1) }
    return times.sorted()[runs / 2]
  }
}
