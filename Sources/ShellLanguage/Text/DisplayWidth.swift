/// The number of terminal columns that text occupies.
///
/// Follows terminals rather than the locale: East Asian wide characters and emoji take two columns;
/// combining marks and control characters take none. Unlike `wcwidth`, the result is the same on
/// every machine.
package enum DisplayWidth {
  /// The width of `text` in columns.
  package static func of(_ text: some StringProtocol) -> Int { of(Substring(text)) }

  /// Not generic, because generic code makes the runtime search the program for conformances.
  private static func of(_ text: Substring) -> Int {
    var columns = 0
    var isPlain = true
    for byte in text.utf8 {
      guard byte < 0x80 else {
        isPlain = false
        break
      }
      if byte >= 0x20 && byte != 0x7f { columns += 1 }
    }
    return isPlain ? columns : of(text.unicodeScalars)
  }

  /// The width of one character, which may consist of several scalars.
  package static func of(_ character: Character) -> Int {
    of(character.unicodeScalars)
  }

  private static func of(_ scalars: some Sequence<Unicode.Scalar>) -> Int {
    var columns = 0
    var base = 0  // the width of the scalar that marks and joiners attach to
    var isJoining = false
    var isAfterOddFlag = false
    for scalar in scalars {
      if scalar == "\u{200d}" {
        isJoining = base == 2
        continue
      }
      if scalar == "\u{fe0f}" {  // shows the scalar before it as an emoji
        if base == 1 {
          columns += 1
          base = 2
        }
        continue
      }
      let isFlag = (0x1f1e6...0x1f1ff).contains(scalar.value)
      let isAbsorbed =
        isJoining || (isFlag && isAfterOddFlag)
        || (base == 2 && (0x1f3fb...0x1f3ff).contains(scalar.value))
      isAfterOddFlag = isFlag && !isAfterOddFlag
      isJoining = false
      if isAbsorbed { continue }
      let width = isFlag ? 2 : columnsAlone(scalar)
      columns += width
      if width > 0 { base = width }
    }
    return columns
  }

  private static func columnsAlone(_ scalar: Unicode.Scalar) -> Int {
    let value = scalar.value
    if value < 0x300 {
      return value < 0x20 || (0x7f..<0xa0).contains(value) ? 0 : 1
    }
    // Shortcut for arrows, lines, and blocks, which tree drawings use.
    if (0x2190...0x21ff).contains(value) || (0x2500...0x25fc).contains(value) { return 1 }
    if isWide(value) { return 2 }
    // The vowels and final consonants of decomposed Hangul combine with the first letter.
    if (0x1160...0x11ff).contains(value) || (0xd7b0...0xd7ff).contains(value) { return 0 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator, .paragraphSeparator:
      return 0
    default:
      return scalar.properties.isEmojiPresentation ? 2 : 1
    }
  }

  private static func isWide(_ value: UInt32) -> Bool {
    switch value {
    case 0x1100...0x115f,  // Hangul initial consonants
      0x2329...0x232a,
      0x2e80...0x303e, 0x3041...0x3247, 0x3250...0xa4cf,  // CJK, kana, Hangul letters, Yi
      0xa960...0xa97c, 0xac00...0xd7a3,  // Hangul
      0xf900...0xfaff, 0xfe10...0xfe19, 0xfe30...0xfe6b,
      0xff01...0xff60, 0xffe0...0xffe6,  // full-width forms
      0x16fe0...0x18df2, 0x1aff0...0x1b2fb, 0x1d300...0x1d376,
      0x1f200...0x1f265,
      0x20000...0x2fffd, 0x30000...0x3fffd:
      !(0x302a...0x302d).contains(value) && !(0x3099...0x309a).contains(value)
    default: false
    }
  }
}

extension StringProtocol {
  /// The width of the text in terminal columns.
  package var displayWidth: Int { DisplayWidth.of(self) }
}
