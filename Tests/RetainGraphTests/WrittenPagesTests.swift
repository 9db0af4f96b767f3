import CHeap
import Glibc
import Testing

/// The parts of a program's memory that can refer to objects.
struct WrittenPagesTests {
  private let page = UInt(getpagesize())

  private func written(_ range: Range<UInt>, most: Int = 8) -> [Range<UInt>] {
    var found = [cheap_range](repeating: cheap_range(), count: most)
    let count = cheap_written(
      cheap_range(start: range.lowerBound, end: range.upperBound), &found, most)
    return found.prefix(count).map { $0.start..<$0.end }
  }

  @Test func `only pages that were written are searched`() throws {
    let (length, file) = (page * 100, open("/proc/self/exe", O_RDONLY | O_CLOEXEC))
    defer { close(file) }
    let memory = try #require(
      mmap(nil, Int(length), PROT_READ | PROT_WRITE, MAP_PRIVATE, file, 0))
    defer { munmap(memory, Int(length)) }
    let start = UInt(bitPattern: memory)
    for index in stride(from: 0, to: length, by: Int(page)) {
      _ = memory.load(fromByteOffset: Int(index), as: UInt8.self)
    }
    #expect(written(start..<start + length).isEmpty)

    for index in [10, 11, 60, 90] as [UInt] {
      memory.storeBytes(of: 1, toByteOffset: Int(index * page + 8), as: UInt8.self)
    }
    func pages(_ pages: ClosedRange<UInt>) -> Range<UInt> {
      start + pages.lowerBound * page..<start + (pages.upperBound + 1) * page
    }
    #expect(written(start..<start + length) == [pages(10...11), pages(60...60), pages(90...90)])
    // The range begins and ends within pages.
    #expect(
      written(start + 10 * page + 8..<start + 60 * page + 16) == [
        start + 10 * page + 8..<start + 12 * page, start + 60 * page..<start + 60 * page + 16,
      ])
    // Without room for all parts, the last one takes the rest.
    #expect(written(start..<start + length, most: 2) == [pages(10...11), pages(60...90)])
  }
}
