import HeadlessUIKit
import Testing

@testable import CoordinatorShellCore

/// The texts that exploring types into a field first.
@MainActor struct FieldTextsTests {
  /// The texts for a field with a placeholder.
  private func texts(_ placeholder: String, _ content: UITextContentType? = nil) throws -> [String]
  {
    let device = HeadlessDevice.boot()
    let screen = UIViewController()
    let field = UITextField()
    field.placeholder = placeholder
    field.textContentType = content
    screen.view.addSubview(field)
    let window = UIWindow()
    window.rootViewController = screen
    window.makeKeyAndVisible()
    device.settle()
    let target = try #require(device.finger.inputs.first)
    return FieldTexts(ExplorationChoice(), examples: []).fitting(target)
  }

  @Test func `a placeholder that shows an address comes first`() throws {
    #expect(
      try texts("you@camp.example", .emailAddress) == ["you@camp.example", "name@example.com"])
    #expect(try texts("+1 555 0100", .telephoneNumber).first == "+1 555 0100")
  }

  @Test func `a placeholder that tells the length of a password isn't one`() throws {
    #expect(try texts("6–20 characters", .password) == ["Passw0rd!"])
    #expect(try texts("비밀번호 6~20자") == ["Passw0rd!"])
  }

  @Test func `a placeholder with a number isn't an e-mail address`() throws {
    #expect(try texts("E-mail (1 of 2)") == ["name@example.com"])
  }
}

/// The moves that fill in a form.
@MainActor struct FormMovesTests {
  @Test func `a form is sent first with the button that its emptiness disables`() throws {
    let device = HeadlessDevice.boot()
    let screen = UIViewController()
    let field = UITextField()
    field.placeholder = "E-mail"
    let buttons = ["Help", "Sign in"].map { title in
      let button = UIButton(type: .system)
      button.setTitle(title, for: .normal)
      button.isEnabled = title == "Help"
      return button
    }
    for part in [field] + buttons { screen.view.addSubview(part) }
    let window = UIWindow()
    window.rootViewController = screen
    window.makeKeyAndVisible()
    device.settle()
    let moves = FormMoves(
      inputs: device.finger.inputs, targets: device.finger.targets,
      texts: FieldTexts(ExplorationChoice(), examples: [])
    ).moves
    let buttonsInOrder = moves.compactMap { move -> String? in
      guard case .tap(let control)? = move.last else { return nil }
      return control.text
    }
    #expect(buttonsInOrder == [#""Sign in""#, "Help"])
  }
}
