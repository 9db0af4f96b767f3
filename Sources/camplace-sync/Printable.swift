extension String {
  /// The text with escapes for all characters that could control a terminal or that are invisible.
  var printable: String {
    var text = ""
    for scalar in unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate,
        .unassigned:
        text += "\\u{\(String(scalar.value, radix: 16))}"
      default:
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
