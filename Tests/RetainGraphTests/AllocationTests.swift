import Glibc
import Testing

@testable import RetainGraph

/// Memory is clear when it is allocated, because a search could take a stale word for a reference.
@Suite struct AllocationTests {
  @Test(arguments: [20, 24, 40, 72, 600, 4_000, 20_000])
  func `allocated memory is clear`(_ size: Int) {
    for _ in 0..<20 {
      let memory = malloc(size)!
      let usable = allocatedSize(memory)
      let bytes = UnsafeRawBufferPointer(start: memory, count: usable)
      #expect(bytes.allSatisfy { $0 == 0 })
      memset(memory, 0xA5, usable)
      free(memory)
    }
  }

  @Test(arguments: [(40, 200), (200, 40), (24, 40), (4_000, 20_000), (20_000, 4_004)])
  func `memory that a reallocation adds is clear`(_ sizes: (from: Int, to: Int)) {
    let stale = (0..<20).map { _ in malloc(sizes.to)! }
    for memory in stale {
      memset(memory, 0xA5, allocatedSize(memory))
      free(memory)
    }
    let memory = malloc(sizes.from)!
    memset(memory, 0x5A, sizes.from)
    let moved = realloc(memory, sizes.to)!
    defer { free(moved) }
    let bytes = UnsafeRawBufferPointer(start: moved, count: allocatedSize(moved))
    let kept = min(sizes.from, sizes.to)
    #expect(bytes.prefix(kept).allSatisfy { $0 == 0x5A })
    #expect(bytes.dropFirst((kept + 7) & ~7).allSatisfy { $0 == 0 })
  }
}
