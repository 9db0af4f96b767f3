import CoordinatorShellCore
import ShellLanguage

/// The variables in which CI engines state a machine's part of the scripts.
struct ShardVariables {
  /// A shard on the command line: `2/8`, or `/8` if the engine provides the index.
  struct Request: Equatable {
    var index: Int?
    var count: Int

    init?(_ text: String) {
      let parts = text.split(separator: "/", omittingEmptySubsequences: false)
      guard parts.count == 2, let count = Int(parts[1]), count > 0 else { return nil }
      if parts[0].isEmpty {
        self.init(index: nil, count: count)
      } else {
        guard let index = Int(parts[0]), (1...count).contains(index) else { return nil }
        self.init(index: index, count: count)
      }
    }

    private init(index: Int?, count: Int) {
      self.index = index
      self.count = count
    }
  }

  /// A shard, and the engine that states it; nil for the command line.
  struct Choice: Equatable {
    var shard: TestRun.Shard
    var source: String?
  }

  enum Failure: Error, Equatable {
    case badVariable(String, value: String)
    case noIndex
    case outside(Int, of: Int, source: String)
  }

  private struct Engine {
    let index: String
    let count: String
    /// The number of the first machine.
    let first: Int
  }

  private static let engines = [
    Engine(index: "CI_NODE_INDEX", count: "CI_NODE_TOTAL", first: 1),
    Engine(index: "CIRCLE_NODE_INDEX", count: "CIRCLE_NODE_TOTAL", first: 0),
    Engine(index: "BUILDKITE_PARALLEL_JOB", count: "BUILDKITE_PARALLEL_JOB_COUNT", first: 0),
    Engine(index: "TEST_SHARD_INDEX", count: "TEST_TOTAL_SHARDS", first: 0),
    Engine(index: "JOB_COMPLETION_INDEX", count: "JOB_COMPLETIONS", first: 0),
  ]

  let value: (_ name: String) -> String?

  /// The shard of this process; nil if it should run everything.
  func shard(_ request: Request?) throws(Failure) -> Choice? {
    if let request, let index = request.index {
      return TestRun.Shard(index: index, of: request.count).map { Choice(shard: $0, source: nil) }
    }
    for engine in Self.engines {
      guard let index = try number(engine.index) else { continue }
      var count = request?.count
      if count == nil { count = try number(engine.count) }
      guard let count else { continue }
      guard let shard = TestRun.Shard(index: index - engine.first + 1, of: count) else {
        throw .outside(index, of: count, source: engine.index)
      }
      return Choice(shard: shard, source: engine.index)
    }
    if request != nil { throw .noIndex }
    return nil
  }

  private func number(_ name: String) throws(Failure) -> Int? {
    guard let text = value(name) else { return nil }
    guard let number = Int(text) else { throw .badVariable(name, value: text) }
    return number
  }
}

extension ShardVariables.Failure: CustomStringConvertible {
  var description: String {
    switch self {
    case .badVariable(let name, let value):
      "\(name) is '\(value.escapedForTerminal)', which is not a number"
    case .noIndex:
      "--shard /n takes the index from the engine, but none of its variables is set; see "
        + "docs/testing.md"
    case .outside(let index, let count, let source):
      "\(source) is \(index), but there are only \(count) shards"
    }
  }
}
