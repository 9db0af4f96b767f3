import HeadlessUIKit
import ShellLanguage

/// Moves that fill in every field of a screen and then use one of its buttons.
///
/// A form that checks its texts leads nowhere unless all its fields fit. The fields' contents
/// aren't part of a state, so moves that each type into one field would rarely fill in the whole
/// form.
@MainActor struct FormMoves {
  let inputs: [TypingTarget]
  /// The screen's controls, enabled or not: a form's button is often enabled only once the form is
  /// filled in.
  let targets: [TapTarget]
  let texts: FieldTexts

  private static let mostFields = 8
  private static let mostButtons = 8
  /// How many texts are tried in each field.
  private static let mostTexts = 4

  var moves: [[Move]] {
    guard !inputs.isEmpty, inputs.count <= Self.mostFields else { return [] }
    let names = inputs.map { $0.name }
    let fitting = inputs.map { texts.fitting($0) }
    let controls = targets.filter { $0.number == nil }
    let candidates = controls.filter { $0.kind == .button || $0.kind == .view }
    // A button that is disabled on the empty form is probably the one that sends it.
    let buttons = (candidates.filter { !$0.isEnabled } + candidates.filter(\.isEnabled))
      .prefix(Self.mostButtons).map(Self.tap)
    let switches = controls.filter { $0.kind == .toggle }.map(Self.tap)
    let most = min(fitting.map(\.count).max() ?? 0, Self.mostTexts)
    var moves: [[Move]] = []
    for turn in 0..<most {
      let filled = zip(names, fitting).map { name, texts in
        Move.type(texts[min(turn, texts.count - 1)], into: name, pressesReturn: false)
      }
      moves += buttons.map { filled + [$0] }
      if !switches.isEmpty { moves += buttons.map { filled + switches + [$0] } }
      moves += sent(filled)
    }
    return moves
  }

  /// The form with Return pressed in its last field.
  ///
  /// Other moves already type into a single field and press Return.
  private func sent(_ filled: [Move]) -> [[Move]] {
    guard filled.count > 1, case .type(let text, let name, _)? = filled.last else { return [] }
    return [filled.dropLast() + [.type(text, into: name, pressesReturn: true)]]
  }

  private static func tap(_ target: TapTarget) -> Move {
    .tap(ControlReference(name: target.name, argument: nil))
  }
}
