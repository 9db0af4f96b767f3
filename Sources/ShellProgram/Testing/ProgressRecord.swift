import CLinux
import CoordinatorShellCore
import Glibc
import ShellLanguage

/// A worker's progress, in memory that it shares with the process that watches it.
///
/// Storing a few words for every statement needs no system call, so it doesn't slow down a replay.
/// They are readable however the worker ended.
@MainActor struct ProgressRecord {
  enum Phase: UInt32 {
    /// Before the first statement.
    case starting
    case running
    /// The result is complete.
    case ended
    /// The work continues in another process.
    case relaunching
  }

  static let size = 4096
  private static let nameStart = 32
  private static let nameEnd = size - TrapRecord.size

  private let memory: UnsafeMutableRawPointer

  fileprivate init(_ memory: UnsafeMutableRawPointer) {
    self.memory = memory
  }

  var phase: Phase {
    get { Phase(rawValue: memory.load(fromByteOffset: 0, as: UInt32.self)) ?? .starting }
    nonmutating set { memory.storeBytes(of: newValue.rawValue, as: UInt32.self) }
  }

  private(set) var line: Int {
    get { Int(memory.load(fromByteOffset: 4, as: UInt32.self)) }
    nonmutating set {
      memory.storeBytes(of: UInt32(clamping: newValue), toByteOffset: 4, as: UInt32.self)
    }
  }

  private(set) var column: Int {
    get { Int(memory.load(fromByteOffset: 8, as: UInt32.self)) }
    nonmutating set {
      memory.storeBytes(of: UInt32(clamping: newValue), toByteOffset: 8, as: UInt32.self)
    }
  }

  /// The worker's peak resident size in KB; known at its end.
  var peak: Int {
    get { Int(memory.load(fromByteOffset: 12, as: UInt32.self)) }
    nonmutating set {
      memory.storeBytes(of: UInt32(clamping: newValue), toByteOffset: 12, as: UInt32.self)
    }
  }

  var steps: Int {
    get { memory.load(fromByteOffset: 16, as: Int.self) }
    nonmutating set { memory.storeBytes(of: newValue, toByteOffset: 16, as: Int.self) }
  }

  /// The name of the source that contains the statement.
  private var file: String {
    let length = min(
      Int(memory.load(fromByteOffset: 24, as: UInt32.self)), Self.nameEnd - Self.nameStart)
    let bytes = UnsafeRawBufferPointer(start: memory + Self.nameStart, count: length)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The callers of the worker's trap.
  var trap: TrapRecord { TrapRecord(in: memory + Self.nameEnd) }

  /// The location of the current statement; nil before the first.
  var place: ScriptResult.Place? {
    line > 0 ? ScriptResult.Place(file: file, line: line, column: column) : nil
  }

  /// The same as a value; the script's start before the first statement.
  func location(in script: Script) -> SourceLocation {
    SourceLocation(
      source: line > 0 ? file : script.name, line: max(line, 1), column: max(column, 1))
  }

  func enter(_ location: SourceLocation, steps: Int) {
    self.steps = steps
    line = location.line
    column = location.column
  }

  func enter(file name: String) {
    var name = name
    name.withUTF8 { bytes in
      let length = min(bytes.count, Self.nameEnd - Self.nameStart)
      guard let start = bytes.baseAddress, length > 0 else { return }
      (memory + Self.nameStart).copyMemory(from: start, byteCount: length)
      memory.storeBytes(of: UInt32(length), toByteOffset: 24, as: UInt32.self)
    }
  }

  /// Records each statement, and its file if that changed.
  func follower() -> @MainActor (Statement, Int) -> Void {
    var file: String?
    return { statement, steps in
      if statement.location.source != file {
        file = statement.location.source
        enter(file: statement.location.source)
        phase = .running
      }
      enter(statement.location, steps: steps)
    }
  }

  func clear() {
    memset(memory, 0, Self.nameStart)
    trap.clear()
  }
}

/// The records of all workers that run at a time, in one piece of memory.
@MainActor struct ProgressBoard {
  let descriptor: Int32
  private let memory: UnsafeMutableRawPointer

  /// Creates a board; nil if the system has no memory for it.
  init?(count: Int) {
    let descriptor = clinux_shared_memory("camsh-progress")
    guard descriptor >= 0, ftruncate(descriptor, count * ProgressRecord.size) == 0 else {
      return nil
    }
    self.init(descriptor: descriptor, offset: 0, size: count * ProgressRecord.size)
  }

  /// The single record of a worker.
  static func record(_ descriptor: Int32, slot: Int) -> ProgressRecord? {
    let size = ProgressRecord.size
    return ProgressBoard(descriptor: descriptor, offset: slot * size, size: size)?[0]
  }

  private init?(descriptor: Int32, offset: Int, size: Int) {
    let memory = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, offset)
    guard let memory, memory != MAP_FAILED else { return nil }
    self.descriptor = descriptor
    self.memory = memory
  }

  subscript(slot: Int) -> ProgressRecord {
    ProgressRecord(memory + slot * ProgressRecord.size)
  }
}
