import CoordinatorShellCore
import Testing

@testable import ShellProgram

/// What stays of an expedition whose process ends.
@MainActor @Suite struct ExpeditionMemoryTests {
  private let memory: ExpeditionMemory

  init() throws {
    memory = try #require(ExpeditionMemory(slot: 0))
    memory.launched()
    memory.begins("tap list", at: 1)
    memory.made(["tap list"])
  }

  private var ending: [String] {
    let death = memory.death("it hangs")
    return death.trace + ["|"] + death.ending
  }

  @Test func `a move ends with the command in which the process ended`() {
    memory.begins("hold; tap delete; tap save; settle", at: 2)
    memory.begins(command: 0..<4)
    #expect(ending == ["tap list", "|", "hold"])
    memory.begins(command: 6..<16)
    #expect(ending == ["tap list", "|", "hold", "tap delete"])
    memory.begins(command: 18..<26)
    #expect(ending == ["tap list", "|", "hold; tap delete", "tap save"])
    #expect(memory.death("").lastMove == "hold; tap delete; tap save; settle")
  }

  @Test func `a process that ends after a move ends in that move`() {
    #expect(ending == ["|", "tap list"])
    memory.begins("hold; tap delete; settle", at: 2)
    memory.made(["hold; tap delete", "settle"])
    #expect(ending == ["tap list", "|", "hold; tap delete", "settle"])
  }

  @Test func `a process that ends while it is asked what a gesture offers ends in that gesture`() {
    memory.asks("press row 1")
    #expect(ending == ["|", "tap list", "press row 1"])
    memory.asks(nil)
    #expect(ending == ["|", "tap list"])
  }
}
