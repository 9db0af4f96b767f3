import CConcurrency
import CHeap
import Glibc
import Testing

@testable import RetainGraph

/// Memory that camsh may read without asking the system whether it is there.
struct OwnWordsTests {
  private func read(_ address: UInt, _ count: Int) -> [UInt]? {
    var words = [UInt](repeating: 0, count: count)
    return cheap_read_own_words(address, &words, count) ? words : nil
  }

  @Test func `words of the program and of its libraries are read directly`() throws {
    let addresses = [
      UInt(bitPattern: unsafeBitCast(OwnWordsTests.self, to: UnsafeRawPointer.self)),
      UInt(bitPattern: try #require(dlsym(nil, "swift_retain"))) & ~7,
    ]
    for address in addresses {
      var expected: [UInt] = [0, 0]
      #expect(cconcurrency_copy(address, &expected, 16))
      #expect(read(address, 2) == expected)
    }
  }

  @Test func `unaligned addresses and memory outside images and heap aren't read directly`() throws
  {
    let page = Int(getpagesize())
    let memory = try #require(
      mmap(nil, page, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0))
    let address = UInt(bitPattern: memory)
    memory.storeBytes(of: 7, as: UInt.self)
    #expect(read(address, 1) == nil)
    #expect(ProcessMemory.word(at: address) == 7)
    munmap(memory, page)
    #expect(ProcessMemory.word(at: address) == nil)
    #expect(ProcessMemory.words(address..<address + 16) == nil)

    let function = try #require(dlsym(nil, "malloc"))
    #expect(read(UInt(bitPattern: function) & ~7 | 4, 1) == nil)
  }

  @Test func `words at the end of the address space aren't there`() {
    #expect(read(UInt.max - 7, 4) == nil)
    #expect(ProcessMemory.words(UInt.max - 15..<UInt.max - 7) == nil)
  }
}
