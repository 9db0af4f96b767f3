/// Escapes control characters in names and messages.
public enum Printable {
  public static func text(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      let isControl =
        scalar.value < 32 && scalar != "\n" || (127..<160).contains(scalar.value)
        || scalar.properties.isBidiControl
      result.unicodeScalars.append(isControl ? "\u{FFFD}" : scalar)
    }
    return result
  }
}
