/// The names that SwiftGen derives from those of resources.
enum SwiftGenNames {
  /// `error_title` is `ErrorTitle`, `ERROR_TITLE` too, and `2fa` is `_2fa`.
  static func type(_ text: String) -> String {
    let words = text.split { !$0.isLetter && !$0.isNumber }
    let isAllCapitals = !text.contains(where: \.isLowercase)
    let name = words.map { word in
      let rest = word.dropFirst()
      return word.prefix(1).uppercased() + (isAllCapitals ? rest.lowercased() : String(rest))
    }.joined()
    return name.first?.isNumber == true ? "_" + name : name
  }

  /// The same with its first word in lower case: `URLField` is `urlField`.
  static func member(_ text: String) -> String {
    let name = type(text)
    let capitals = name.prefix { $0.isUppercase }.count
    // The last capital begins the next word.
    let count = capitals > 1 && capitals < name.count ? capitals - 1 : capitals
    return name.prefix(count).lowercased() + name.dropFirst(count)
  }
}
