import CLinux
import CoordinatorShellCore
import Glibc

/// The callers of a trap, in memory that another process can read after this one has ended.
@MainActor final class TrapRecord {
  /// In bytes: the number of callers, and as many of them as fit, innermost first.
  static let size = 512

  private static let capacity = size / MemoryLayout<UInt>.size

  private let words: UnsafeMutablePointer<UInt>
  private let isOwner: Bool

  /// A record in a part of shared memory that something else owns.
  init(in memory: UnsafeMutableRawPointer) {
    words = memory.bindMemory(to: UInt.self, capacity: Self.capacity)
    isOwner = false
  }

  /// A record that copies of this process share with it; nil if the system has no memory for it.
  init?() {
    let memory = mmap(
      nil, Self.size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0)
    guard let memory, memory != MAP_FAILED else { return nil }
    words = memory.bindMemory(to: UInt.self, capacity: Self.capacity)
    isOwner = true
  }

  isolated deinit {
    if isOwner { munmap(words, Self.size) }
  }

  /// From now on, a trap lists its callers here and then ends this process, unless the user has asked
  /// Swift for a backtrace.
  func arm() {
    guard Environment.leavesBacktraces else { return }
    clinux_report_traps(words, Self.capacity)
  }

  func clear() { words[0] = 0 }

  /// The app's function that trapped; nil if none did.
  var function: String? {
    let count = min(Int(clamping: words[0]), Self.capacity - 1)
    guard count > 0 else { return nil }
    let start = clinux_program_start()
    return CallerName.ofTrap((1...count).map { start &+ words[$0] })
  }
}
