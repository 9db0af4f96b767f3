import Foundation
import TransitionSequences

/// Runs random sequences of calls, with new seeds for a number of seconds, or with a given seed.
@main @MainActor struct Soak {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    if arguments.first == "--seed", let seed = arguments.last.flatMap(UInt64.init) {
      return run(seed: seed)
    }
    guard arguments.count == 1, let seconds = arguments.first.flatMap(Double.init), seconds > 0
    else {
      print("usage: transition-soak <seconds> | --seed <number>")
      exit(64)
    }
    let end = Date(timeIntervalSinceNow: seconds)
    var sequences = 0
    repeat {
      run(seed: UInt64.random(in: 0...UInt64(Int64.max)))
      sequences += 1
    } while Date() < end
    print("\(sequences) sequences of 10,000 calls, none failed")
  }

  private static func run(seed: UInt64) {
    do {
      try TransitionSequence.run(seed: seed, calls: 10_000)
    } catch {
      print(error)
      exit(1)
    }
  }
}
