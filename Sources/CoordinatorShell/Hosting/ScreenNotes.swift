import HeadlessUIKit

/// The first value noted of each screen, for as long as the screen lives.
@MainActor struct ScreenNotes<Value> {
  private var notes: [ObjectIdentifier: (screen: Lifetime, value: Value)] = [:]
  /// The number of notes above which those of dead screens are dropped.
  private var limit = 64

  subscript(screen: UIViewController) -> Value? {
    guard let note = notes[ObjectIdentifier(screen)], note.screen.leads(to: screen) else {
      return nil
    }
    return note.value
  }

  mutating func note(_ value: Value, of screen: UIViewController) {
    guard self[screen] == nil else { return }
    notes[ObjectIdentifier(screen)] = (screen.lifetime, value)
    guard notes.count > limit else { return }
    notes = notes.filter { !$0.value.screen.hasEnded }
    // Leaked screens stay, and a pass over them at each new one would take quadratic time.
    limit = max(64, 2 * notes.count)
  }
}
