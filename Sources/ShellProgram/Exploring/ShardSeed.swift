import CoordinatorShellCore

extension ExploreApp {
  /// The seed, which differs between shards.
  @MainActor var seedOfShard: UInt64 {
    get throws {
      guard let shard = try ShardVariables(value: { Environment.value($0) }).shard(shard)?.shard
      else { return seed }
      return seed &+ UInt64(shard.index - 1) &* 0x9e37_79b9_7f4a_7c15
    }
  }
}
