import HeadlessUIKit
import Testing

@testable import CoordinatorShellCore

/// The texts that exploring types into a field first.
@MainActor struct FieldTextsTests {
  /// The texts for a field with a placeholder.
  private func texts(_ placeholder: String, _ content: UITextContentType? = nil) throws -> [String]
  {
    let field = UITextField()
    field.placeholder = placeholder
    field.textContentType = content
    return try showing([field]) { device in
      let target = try #require(device.finger.inputs.first)
      return FieldTexts(ExplorationChoice(), examples: []).fitting(target)
    }
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
