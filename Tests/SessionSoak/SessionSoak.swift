import Foundation
import SessionSequences

/// Types random lines in the bundled apps, with new seeds for a number of seconds, or with a given
/// seed.
@main @MainActor struct SessionSoak {
  private static let apps = ["camplace", "books", "flow", "campers", "issues"]
  private static let lines = 60

  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    if arguments.first == "--seed", let seed = arguments.last.flatMap(UInt64.init) {
      return run(seed: seed)
    }
    guard arguments.count == 1, let seconds = arguments.first.flatMap(Double.init), seconds > 0
    else {
      print("usage: session-soak <seconds> | --seed <number>")
      exit(64)
    }
    let end = Date(timeIntervalSinceNow: seconds)
    var sessions = 0
    repeat {
      run(seed: UInt64.random(in: 0...UInt64(Int64.max)))
      sessions += apps.count
    } while Date() < end
    print("\(sessions) sessions of \(lines) lines, all replay")
  }

  private static func run(seed: UInt64) {
    for app in apps {
      do {
        try SessionSequence.run(app: app, seed: seed, lines: lines)
      } catch {
        print(error)
        exit(1)
      }
    }
  }
}
