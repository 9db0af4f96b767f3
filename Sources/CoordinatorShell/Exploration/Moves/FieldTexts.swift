import HeadlessUIKit

/// The texts that exploring types into fields.
@MainActor struct FieldTexts {
  private let choice: ExplorationChoice
  /// The examples that the app's events and routes declare.
  private let examples: [String]
  /// The texts that the app compares with, by the name of what it compares.
  private let expected: [String: [String]]

  init(_ choice: ExplorationChoice, examples: [String], expected: [String: [String]] = [:]) {
    self.choice = choice
    self.examples = examples
    self.expected = expected
  }

  /// A word, a number, nothing, and too much.
  nonisolated static let dictionary = ["hello", "1", "", String(repeating: "long ", count: 60)]

  /// All texts for a field: those that it should accept come first, and then those that an app must withstand.
  func all(for field: TypingTarget) -> [String] {
    var seen: Set<String> = []
    return (chosen(for: field) + examples + fitting(field) + Self.dictionary)
      .filter { seen.insert($0).inserted }
  }

  /// The texts that a field most likely accepts, the likeliest first; at least one.
  func fitting(_ field: TypingTarget) -> [String] {
    let chosen = chosen(for: field)
    guard chosen.isEmpty else { return chosen }
    let content = field.content ?? Self.content(named: Self.names(of: field))
    let texts =
      expected(in: field, content) + (Self.isExample(field.title, of: content) ? [field.title] : [])
      + [content.sample]
    var seen: Set<String> = []
    return texts.filter { seen.insert($0).inserted }
  }

  /// The texts that the app compares with the contents of such a field.
  private func expected(in field: TypingTarget, _ content: TypedContent?) -> [String] {
    let names = Self.names(of: field)
    return expected.sorted { $0.key < $1.key }.flatMap { name, texts in
      let name = name.lowercased()
      // A field without a name and traits may contain anything.
      let isLike =
        field.ordinal != nil && content == nil || names.contains { $0.contains(name) }
        || content != nil && content == Self.content(named: [name])
      return isLike ? texts : texts.filter { $0.contains("@") && content == .emailAddress }
    }
  }

  private static func names(of field: TypingTarget) -> [String] {
    [field.title, field.identifier ?? ""].map { $0.lowercased() }
  }

  /// The texts that `explore.camsh` gives a field.
  private func chosen(for field: TypingTarget) -> [String] {
    choice.texts.filter {
      $0.input == field.title.lowercased() || $0.input == field.identifier?.lowercased()
    }.map(\.text)
  }

  /// Whether a placeholder shows what to type, such as `+1 555 0100` or `you@example.com`.
  ///
  /// Numbers in a password's placeholder tell how long it must be.
  private static func isExample(_ placeholder: String, of content: TypedContent?) -> Bool {
    switch content {
    case .password: false
    case .emailAddress: placeholder.contains("@")
    default: placeholder.contains { $0 == "@" || $0.isNumber }
    }
  }

  private static func content(named names: [String]) -> TypedContent? {
    words.first { entry in
      entry.words.contains { word in names.contains { $0.contains(word) } }
    }?.content
  }

  private static let words: [(content: TypedContent, words: [String])] = [
    (
      .emailAddress,
      ["email", "e-mail", "이메일", "メール", "邮箱", "почта", "correo", "e-posta", "courriel"]
    ),
    (
      .password,
      [
        "password", "passcode", "비밀번호", "パスワード", "密码", "пароль", "contraseña", "senha",
        "passwort", "mot de passe", "şifre", "mật khẩu",
      ]
    ),
    (
      .phoneNumber,
      ["phone", "mobile", "전화", "휴대폰", "電話", "手机", "телефон", "teléfono", "telefone", "telefon"]
    ),
    (.oneTimeCode, ["code", "otp", "인증번호", "認証コード", "验证码"]),
    (.url, ["url", "website"]),
    (.number, ["amount", "price", "quantity", "cpf", "cnpj", "금액", "수량", "金額", "сумма"]),
    (.username, ["user", "login", "account", "아이디", "ユーザー", "用户名", "логин", "usuario"]),
  ]
}

extension TypedContent? {
  /// A text that most checks of such a field accept.
  fileprivate var sample: String {
    switch self {
    case .username: "appleseed"
    case .emailAddress: "name@example.com"
    // With letters of both cases, a digit and a symbol.
    case .password: "Passw0rd!"
    case .phoneNumber: "5555550100"
    case .number: "1234"
    case .oneTimeCode: "123456"
    case .url: "https://example.com"
    case nil: FieldTexts.dictionary[0]
    }
  }
}
