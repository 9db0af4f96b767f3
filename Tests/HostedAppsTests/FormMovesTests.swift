import HeadlessUIKit
import Testing

@testable import CoordinatorShellCore

/// The moves that fill in a form.
@MainActor struct FormMovesTests {
  @Test func `a disabled button is pressed before the others`() {
    let field = UITextField()
    field.placeholder = "E-mail"
    let buttons = ["Help", "Sign in"].map { title in
      let button = UIButton(type: .system)
      button.setTitle(title, for: .normal)
      button.isEnabled = title == "Help"
      return button
    }
    let moves = showing([field] + buttons) { device in
      FormMoves(
        inputs: device.finger.inputs, targets: device.finger.targets,
        texts: FieldTexts(ExplorationChoice(), examples: [])
      ).moves
    }
    let buttonsInOrder = moves.compactMap { move -> String? in
      guard case .tap(let control)? = move.last else { return nil }
      return control.text
    }
    #expect(buttonsInOrder == [#""Sign in""#, "Help"])
  }
}
