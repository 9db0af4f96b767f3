import SwiftParser
import Testing

@testable import Adoption

@Suite struct ExpectedTextsTests {
  private func texts(_ source: String) -> [String: [String]] {
    ExpectedTexts(Parser.parse(source: source)).byName
  }

  @Test(arguments: [
    (#"if password == "open sesame" {}"#, ["password": ["open sesame"]]),
    (#"guard form.email?.lowercased() == "a@b.c" else { return }"#, ["email": ["a@b.c"]]),
    (#"if "1234" != pinTextField.text! {}"#, ["pin": ["1234"]]),
    (#"guard code.text?.uppercased() == "TRIP-2024" else { return }"#, ["code": ["TRIP-2024"]]),
    (
      #"return user == "ranger" && request.password == "x1""#,
      ["user": ["ranger"], "password": ["x1"]]
    ),
    (
      #"if (login, password) == ("admin", "admin1") {}"#,
      ["login": ["admin"], "password": ["admin1"]]
    ),
  ])
  func `a text with which the app compares a field's contents is expected`(
    _ source: String, _ expected: [String: [String]]
  ) {
    #expect(texts(source) == expected)
  }

  @Test func `accounts that the app declares are expected`() {
    #expect(
      texts(
        """
        private let validPassword = "secret7"
        let user = Account(username: "camper", password: "camp1")
        func logIn(pin: String = "0000") {}
        let users = ["ranger": "trees"]
        """) == [
          "validPassword": ["secret7"], "username": ["camper", "ranger"],
          "password": ["camp1", "trees"], "pin": ["0000"],
        ])
  }

  @Test(arguments: [
    #"if segue.identifier == "detail" {}"#, #"let emailKey = "email""#, #"let email = "Email""#,
    #"let password = "Enter your password""#, #"if password == "" {}"#, #"if text == "" {}"#,
    ##"let userEmail = "user_email""##, #"field.placeholder = "1234""#,
  ])
  func `keys and labels aren't expected`(_ source: String) {
    #expect(texts(source) == [:])
  }

  @Test func `an app that names numbers with check digits expects right ones`() {
    #expect(
      texts("func validate(cpf: String) {}; let isCNPJ = true") == [
        "cpf": ["52998224725"], "cnpj": ["11222333000181"],
      ])
    #expect(texts("let cpfs = 1; let scpfx = 2")["cnpj"] == nil)
  }

  @Test func `the host declares what the app expects`() {
    let found = ExpectedTexts(Parser.parse(source: #"password == "\u{22}1"; email == "a@b.c""#))
    #expect(found.argument == #", expecting: ["email": ["a@b.c"], "password": ["\"1"]]"#)
    #expect(ExpectedTexts().argument == "")
  }
}
