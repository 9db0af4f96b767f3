/// What a worker writes when a script has ended.
struct WorkerAnswer: Equatable {
  /// Whether the worker waits for another script; otherwise its process ends.
  var isReady: Bool
  /// The encoded result; empty if the script simply passed.
  var result: [UInt8]

  init(isReady: Bool, result: [UInt8]) {
    self.isReady = isReady
    self.result = result
  }

  /// Removes the first answer from what was read; nil if it isn't complete.
  init?(taking bytes: inout [UInt8]) {
    guard let content = SizedBytes.take(from: &bytes), let first = content.first else { return nil }
    self.init(isReady: first == 1, result: Array(content.dropFirst()))
  }

  var bytes: [UInt8] { SizedBytes.bytes(of: [isReady ? 1 : 0] + result) }
}
