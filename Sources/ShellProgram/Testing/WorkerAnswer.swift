/// What a worker writes when a script has ended.
struct WorkerAnswer: Equatable {
  /// Whether the worker waits for another script; otherwise its process ends.
  var isReady: Bool
  /// The encoded result; empty if the script simply passed.
  var result: [UInt8]

  private static let headSize = 5

  init(isReady: Bool, result: [UInt8]) {
    self.isReady = isReady
    self.result = result
  }

  /// Removes the first answer from what was read; nil if it isn't complete.
  init?(taking bytes: inout [UInt8]) {
    guard bytes.count >= Self.headSize else { return nil }
    let count = (0..<4).reduce(0) { $0 | Int(bytes[1 + $1]) << (8 * $1) }
    guard bytes.count >= Self.headSize + count else { return nil }
    self.init(
      isReady: bytes[0] == 1, result: Array(bytes[Self.headSize..<Self.headSize + count]))
    bytes.removeFirst(Self.headSize + count)
  }

  /// Whether it is ready, the size of the result in four bytes, and the result.
  var bytes: [UInt8] {
    let count = UInt32(result.count)
    return [isReady ? 1 : 0] + (0..<4).map { UInt8(truncatingIfNeeded: count >> (8 * $0)) } + result
  }
}
