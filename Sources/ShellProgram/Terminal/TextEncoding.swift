import Glibc

/// The encoding of the terminal's bytes.
///
/// libedit never sets a locale. In the C locale it cuts a Korean line at its first syllable, and
/// crashes on a Korean prompt.
enum TextEncoding {
  /// UTF-8, from the user's locale.
  case userUTF8
  /// UTF-8 from `C.UTF-8`, because the user's locale has another encoding or none.
  case fallbackUTF8
  /// ASCII: this system has no UTF-8 locale.
  case ascii

  var isUTF8: Bool { self != .ascii }

  /// Sets the process's character type to the best available one.
  static func adopt() -> TextEncoding {
    if setlocale(LC_CTYPE, "") != nil, codesetIsUTF8 { return .userUTF8 }
    if setlocale(LC_CTYPE, "C.UTF-8") != nil, codesetIsUTF8 { return .fallbackUTF8 }
    setlocale(LC_CTYPE, "C")
    return .ascii
  }

  /// The text with every character replaced that this encoding can't represent.
  func representable(_ text: String) -> String {
    if isUTF8 { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.map { $0.isASCII ? $0 : "?" }))
  }

  private static var codesetIsUTF8: Bool {
    guard let codeset = nl_langinfo(nl_item(CODESET)) else { return false }
    return String(cString: codeset) == "UTF-8"
  }
}
