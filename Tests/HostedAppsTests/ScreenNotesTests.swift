import HeadlessUIKit
import Testing

@testable import CoordinatorShellCore

@MainActor struct ScreenNotesTests {
  @Test func `the first note of a screen stands`() {
    let screen = UIViewController()
    var notes = ScreenNotes<Int>()
    #expect(notes[screen] == nil)
    notes.note(1, of: screen)
    notes.note(2, of: screen)
    #expect(notes[screen] == 1)
  }

  @Test func `a screen never has a deallocated screen's note, and keeps its own`() {
    let kept = UIViewController()
    var notes = ScreenNotes<Int>()
    notes.note(-1, of: kept)
    for number in 0..<1_000 {
      let screen = UIViewController()
      #expect(notes[screen] == nil)
      notes.note(number, of: screen)
    }
    #expect(notes[kept] == -1)
  }
}
