import Foundation
import SessionSequences
import ShellTestSupport
import TransitionSequences

/// Runs random sequences, with new seeds for a number of seconds, or with a given seed.
@main @MainActor enum Soak: String {
  /// Random calls that move screens.
  case transitions
  /// Random lines, typed in the bundled apps.
  case sessions

  private static let lines = 60

  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    guard let kind = arguments.first.flatMap(Soak.init) else { usage() }
    let choice = arguments.dropFirst()
    if choice.first == "--seed", let seed = choice.last.flatMap(UInt64.init) {
      return kind.run(seed: seed)
    }
    guard choice.count == 1, let seconds = choice.first.flatMap(Double.init), seconds > 0 else {
      usage()
    }
    kind.run(until: .now + .seconds(seconds))
  }

  private static func usage() -> Never {
    print("usage: soak transitions|sessions <seconds> | --seed <number>")
    exit(64)
  }

  /// Takes a clock of its own, because dates are the device's, which stand still.
  private func run(until end: ContinuousClock.Instant) {
    var runs = 0
    repeat {
      run(seed: UInt64.random(in: 0...UInt64(Int64.max)))
      runs += 1
    } while .now < end
    switch self {
    case .transitions: print("\(runs) sequences of 10,000 calls, none failed")
    case .sessions: print("\(runs * bundledApps.count) sessions of \(Self.lines) lines, all replay")
    }
  }

  private func run(seed: UInt64) {
    do {
      switch self {
      case .transitions: try TransitionSequence.run(seed: seed, calls: 10_000)
      case .sessions:
        for app in bundledApps {
          try SessionSequence.run(app: app, seed: seed, lines: Self.lines)
        }
      }
    } catch {
      print(error)
      exit(1)
    }
  }
}
