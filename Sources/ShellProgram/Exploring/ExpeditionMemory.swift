import CoordinatorShellCore
import Glibc

/// The progress of an expedition, in shared memory that stays readable however its process ends.
@MainActor final class ExpeditionMemory: ExpeditionWatch {
  private nonisolated static let size = 1 << 18
  private static let start = 40

  /// The expedition's index among those of an exploration.
  let slot: Int
  private let memory: UnsafeMutableRawPointer

  /// Nil if the system has no memory for it.
  init?(slot: Int) {
    let memory = mmap(
      nil, Self.size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0)
    guard let memory, memory != MAP_FAILED else { return nil }
    self.memory = memory
    self.slot = slot
  }

  isolated deinit { munmap(memory, Self.size) }

  /// The number of moves that the process has started, in all its expeditions.
  private(set) var beginnings: UInt64 {
    get { memory.load(fromByteOffset: 0, as: UInt64.self) }
    set { memory.storeBytes(of: newValue, as: UInt64.self) }
  }

  /// The key of the state at which the last move was made.
  private(set) var key: UInt64 {
    get { memory.load(fromByteOffset: 8, as: UInt64.self) }
    set { memory.storeBytes(of: newValue, toByteOffset: 8, as: UInt64.self) }
  }

  private var length: Int {
    get { Int(memory.load(fromByteOffset: 16, as: UInt32.self)) }
    set { memory.storeBytes(of: UInt32(newValue), toByteOffset: 16, as: UInt32.self) }
  }

  private var lastStart: Int {
    get { Int(memory.load(fromByteOffset: 20, as: UInt32.self)) }
    set { memory.storeBytes(of: UInt32(newValue), toByteOffset: 20, as: UInt32.self) }
  }

  /// The length of the statements that were made, without the current move.
  private var madeLength: Int {
    get { Int(memory.load(fromByteOffset: 28, as: UInt32.self)) }
    set { memory.storeBytes(of: UInt32(newValue), toByteOffset: 28, as: UInt32.self) }
  }

  /// The part of the current move's line that is its current command; empty before the first.
  private var command: Range<Int> {
    get {
      let start = Int(memory.load(fromByteOffset: 32, as: UInt32.self))
      let end = Int(memory.load(fromByteOffset: 36, as: UInt32.self))
      return start..<max(start, end)
    }
    set {
      memory.storeBytes(of: UInt32(newValue.lowerBound), toByteOffset: 32, as: UInt32.self)
      memory.storeBytes(of: UInt32(newValue.upperBound), toByteOffset: 36, as: UInt32.self)
    }
  }

  private var movesOfOrder: Int {
    get { Int(memory.load(fromByteOffset: 24, as: UInt32.self)) }
    set { memory.storeBytes(of: UInt32(newValue), toByteOffset: 24, as: UInt32.self) }
  }

  /// Resets the record for another expedition.
  func clear() {
    memset(memory, 0, Self.start)
  }

  func beginsOrder() {
    movesOfOrder = 0
    launched()
  }

  // MARK: In the process that explores

  func launched() {
    length = 0
    lastStart = 0
    madeLength = 0
    command = 0..<0
    key = 0
    beginnings += 1
  }

  func begins(_ move: String, at key: UInt64) {
    beginnings += 1
    movesOfOrder += 1
    self.key = key
    // Replaces a move that was refused.
    let start = madeLength
    guard let end = write(move, at: start) else { return }
    lastStart = start
    command = 0..<0
    length = end
  }

  func begins(command part: Range<Int>) { command = part }

  func made(_ statements: [String]) {
    var end = madeLength
    for statement in statements {
      guard let next = write(statement, at: end) else { return }
      end = next
    }
    length = end
    madeLength = end
  }

  func asks(_ gesture: String?) {
    length = gesture.flatMap { write($0, at: madeLength) } ?? madeLength
  }

  /// Writes a line; returns where it ends, or nil if there is no space for it.
  private func write(_ line: String, at start: Int) -> Int? {
    let count = line.utf8.count + 1
    guard Self.start + start + count <= Self.size else { return nil }
    var line = line
    line.withUTF8 { bytes in
      guard let base = bytes.baseAddress else { return }
      (memory + Self.start + start).copyMemory(from: base, byteCount: bytes.count)
    }
    memory.storeBytes(
      of: UInt8(ascii: "\n"), toByteOffset: Self.start + start + count - 1, as: UInt8.self)
    return start + count
  }

  // MARK: In the process that watches

  /// The current move, while the process runs.
  var trying: String {
    let (start, end) = (lastStart, length)
    guard start < end, end <= Self.size - Self.start else { return "" }
    let bytes = UnsafeRawBufferPointer(start: memory + Self.start + start, count: end - start)
    return String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
  }

  /// The outcome of an expedition whose process ended.
  func death(_ words: String) -> Explorer.Death {
    let lines = lines(lastStart..<length)
    return Explorer.Death(
      words: words, trace: self.lines(0..<lastStart), key: key, moves: movesOfOrder,
      lastMove: lines.first ?? "", ending: current ?? lines)
  }

  /// The current move up to its current command, which is the last of two lines if there are others.
  private var current: [String]? {
    let command = command
    guard lastStart == madeLength, !command.isEmpty, lastStart + command.upperBound < length else {
      return nil
    }
    let last = text(lastStart + command.lowerBound..<lastStart + command.upperBound)
    guard command.lowerBound > 0 else { return [last] }
    let before = text(lastStart..<lastStart + command.lowerBound)
    return [String(before.dropLast(ExploredMove.separator.count)), last]
  }

  private func lines(_ range: Range<Int>) -> [String] {
    text(range).split(separator: "\n").map(String.init)
  }

  private func text(_ range: Range<Int>) -> String {
    let bytes = UnsafeRawBufferPointer(start: memory + Self.start, count: length)
    return String(decoding: bytes[range], as: UTF8.self)
  }
}
