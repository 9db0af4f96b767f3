import Glibc

/// How the terminal's bytes are read as text.
///
/// libedit never chooses a locale itself, and in the C locale it cuts a Korean line at its first
/// syllable and crashes on a Korean prompt.
enum TextEncoding {
  /// UTF-8, because the user's locale says so.
  case userUTF8
  /// UTF-8 from `C.UTF-8`, because the user's locale names another encoding or none.
  case fallbackUTF8
  /// ASCII: this system has no UTF-8 locale.
  case ascii

  var isUTF8: Bool { self != .ascii }

  /// Sets the process's character type to the best there is.
  static func adopt() -> TextEncoding {
    if setlocale(LC_CTYPE, "") != nil, codesetIsUTF8 { return .userUTF8 }
    if setlocale(LC_CTYPE, "C.UTF-8") != nil, codesetIsUTF8 { return .fallbackUTF8 }
    setlocale(LC_CTYPE, "C")
    return .ascii
  }

  /// The text with everything replaced that this encoding cannot show.
  func representable(_ text: String) -> String {
    if isUTF8 { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.map { $0.isASCII ? $0 : "?" }))
  }

  private static var codesetIsUTF8: Bool {
    guard let codeset = nl_langinfo(nl_item(CODESET)) else { return false }
    return String(cString: codeset) == "UTF-8"
  }
}
