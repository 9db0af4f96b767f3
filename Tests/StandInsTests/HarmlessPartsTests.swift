import Testing

@testable import StandIns

/// Reduced code returns values that an app can store, however they are combined.
@Suite struct HarmlessPartsTests {
  struct Pair: Equatable {
    var name: String
    var count: Int
    var next: [Int]
  }
  enum Phase: Equatable {
    case failed(String)
    case idle, running
  }
  struct Screen: Equatable {
    var phase: Phase
    var pair: Pair
  }
  enum Choice { case one(Int) }

  @Test func `a struct has harmless fields`() {
    #expect(HarmlessValue.make(Pair.self) == Pair(name: "", count: 0, next: []))
  }

  @Test func `a tuple has harmless elements`() {
    let colors = HarmlessValue.make((border: String, isFilled: Bool, count: Int).self)
    #expect(colors?.border == "" && colors?.isFilled == false && colors?.count == 0)
  }

  @Test func `an enum has its first case without a payload`() {
    #expect(HarmlessValue.make(Phase.self) == .idle)
  }

  @Test func `a struct of structs and enums is harmless`() {
    #expect(
      HarmlessValue.make(Screen.self)
        == Screen(phase: .idle, pair: Pair(name: "", count: 0, next: [])))
  }

  @Test func `an enum whose cases all have payloads has no harmless value`() {
    #expect(HarmlessValue.make(Choice.self) == nil)
  }
}
