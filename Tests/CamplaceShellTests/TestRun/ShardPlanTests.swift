import ShellTestSupport
import Testing

@testable import CoordinatorShellCore
@testable import ShellLanguage
@testable import ShellProgram

struct ShardPlanTests {
  private let scripts = (0..<100).map { "script-\($0).camsh" }

  @Test(arguments: [1, 2, 7, 100, 130])
  func `every script belongs to exactly one shard`(count: Int) throws {
    let durations = Dictionary(
      uniqueKeysWithValues: scripts.dropLast(10).enumerated().map { ($1, $0 * $0 % 977) })
    for durations in [[:], durations] {
      var seen: [Int] = []
      for index in 1...count {
        let shard = try #require(TestRun.Shard(index: index, of: count))
        let places = ShardPlan.places(of: scripts, in: shard, durations: durations)
        #expect(places == places.sorted())
        seen += places
      }
      #expect(seen.sorted() == Array(scripts.indices))
    }
  }

  @Test func `shards balance long scripts`() {
    let durations = ["a": 100, "b": 10, "c": 10, "d": 10, "e": 60]
    let first = ShardPlan.places(
      of: ["a", "b", "c", "d", "e"], in: TestRun.Shard(index: 1, count: 2), durations: durations)
    let second = ShardPlan.places(
      of: ["a", "b", "c", "d", "e"], in: TestRun.Shard(index: 2, count: 2), durations: durations)
    #expect(first == [0])
    #expect(second == [1, 2, 3, 4])
  }

  @Test func `a shard index beyond the count is nil`() {
    #expect(TestRun.Shard(index: 0, of: 2) == nil)
    #expect(TestRun.Shard(index: 3, of: 2) == nil)
    #expect(TestRun.Shard(index: 1, of: 0) == nil)
  }

  @Test(arguments: [
    (["CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "8"], 2, 8),
    (["CIRCLE_NODE_INDEX": "0", "CIRCLE_NODE_TOTAL": "4"], 1, 4),
    (["BUILDKITE_PARALLEL_JOB": "3", "BUILDKITE_PARALLEL_JOB_COUNT": "4"], 4, 4),
    (["TEST_SHARD_INDEX": "1", "TEST_TOTAL_SHARDS": "3"], 2, 3),
    (["JOB_COMPLETION_INDEX": "5", "JOB_COMPLETIONS": "6"], 6, 6),
  ])
  func `CI variables are read with each engine's numbering`(
    variables: [String: String], index: Int, count: Int
  ) throws {
    let choice = try ShardVariables { variables[$0] }.shard(nil)
    #expect(choice?.shard == TestRun.Shard(index: index, count: count))
  }

  @Test func `the command line overrides the engine and can take its index`() throws {
    let variables = ShardVariables { ["JOB_COMPLETION_INDEX": "2"][$0] }
    #expect(try variables.shard(nil) == nil)
    let taken = try variables.shard(ShardVariables.Request("/5"))
    #expect(taken?.shard == TestRun.Shard(index: 3, count: 5))
    let given = try variables.shard(ShardVariables.Request("1/5"))
    #expect(given == .init(shard: TestRun.Shard(index: 1, count: 5), source: nil))
  }

  @Test func `a malformed shard is an error`() {
    #expect(throws: ShardVariables.Failure.badVariable("CI_NODE_INDEX", value: "two")) {
      try ShardVariables { ["CI_NODE_INDEX": "two", "CI_NODE_TOTAL": "8"][$0] }.shard(nil)
    }
    #expect(throws: ShardVariables.Failure.outside(9, of: 8, source: "CI_NODE_INDEX")) {
      try ShardVariables { ["CI_NODE_INDEX": "9", "CI_NODE_TOTAL": "8"][$0] }.shard(nil)
    }
    #expect(throws: ShardVariables.Failure.noIndex) {
      try ShardVariables { _ in nil }.shard(ShardVariables.Request("/5"))
    }
    for text in ["", "2", "0/8", "9/8", "2/0", "2/8/9", "a/b", "-1/8"] {
      #expect(ShardVariables.Request(text) == nil, "\(text)")
    }
  }
}
