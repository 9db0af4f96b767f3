import Synchronization

/// A text that is localized when it is shown.
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
  public let key: String
  public let defaultValue: String.LocalizationValue
  public var table: String?
  public var bundle: BundleDescription

  /// The bundle that contains the text.
  public enum BundleDescription: Equatable, Sendable {
    case main
    case atURL(URL)
    case forClass(AnyClass)

    public static func == (left: BundleDescription, right: BundleDescription) -> Bool {
      left.bundle == right.bundle
    }

    var bundle: Bundle {
      switch self {
      case .main: .main
      case .atURL(let url): Bundle(url: url) ?? .main
      case .forClass(let type): Bundle(for: type)
      }
    }
  }

  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    key = keyAndValue.key
    defaultValue = keyAndValue
    self.table = table
    self.bundle = bundle
  }

  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = .current, bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.key = "\(key)"
    self.defaultValue = defaultValue
    self.table = table
    self.bundle = bundle
  }

  public init(stringLiteral value: String) {
    self.init(String.LocalizationValue(value))
  }

  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }
}

// Foundation declares these only on Apple platforms.
extension String {
  /// Looks up a key in the development language and inserts the arguments.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = LocalizedText(keyAndValue.key, keyAndValue, table, bundle ?? .main).text
  }

  /// Looks up a key, with a default text if no table contains it.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = LocalizedText("\(key)", defaultValue, table, bundle ?? .main).text
  }

  public init(localized resource: LocalizedStringResource) {
    self =
      LocalizedText(
        resource.key, resource.defaultValue, resource.table, resource.bundle.bundle
      ).text
  }
}

/// A localized text with its arguments.
private struct LocalizedText {
  let text: String

  init(_ key: String, _ value: String.LocalizationValue, _ table: String?, _ bundle: Bundle) {
    let format =
      PluralTable.of(bundle, table ?? "Localizable").format(key, for: value.arguments)
      ?? bundle.localizedString(forKey: key, value: value.key, table: table)
    text = Self.fill(format, value.arguments)
  }

  /// Replaces `%@`, `%lld`, `%1$@`, and similar specifiers; `%%` becomes a percent sign.
  private static func fill(_ format: String, _ arguments: [LocalizedArgument]) -> String {
    var result = ""
    var rest = format[...]
    var next = 0
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        result += "%"
        rest = rest.dropFirst()
        continue
      }
      guard let end = rest.firstIndex(where: { $0.isLetter && !"lhqzt".contains($0) || $0 == "@" })
      else {
        result += "%"
        continue
      }
      var specifier = String(rest[...end])
      var index = next
      if let dollar = specifier.firstIndex(of: "$"), let place = Int(specifier[..<dollar]) {
        index = place - 1
        specifier = String(specifier[specifier.index(after: dollar)...])
      } else {
        next += 1
      }
      if arguments.indices.contains(index) {
        result += arguments[index].formatted("%" + specifier)
      } else {
        result += "%" + rest[...end]
      }
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }
}

/// The plural forms of a table, which adopting an app compiles from string catalogs.
private struct PluralTable: Sendable {
  private let forms: [String: [String: String]]

  private static let read = Mutex<[String: PluralTable]>([:])

  static func of(_ bundle: Bundle, _ table: String) -> PluralTable {
    let key = bundle.bundlePath + "/" + table
    if let known = read.withLock({ $0[key] }) { return known }
    let forms = bundle.path(forResource: table + ".plurals", ofType: "json")
      .flatMap(FileManager.default.contents(atPath:))
      .flatMap { try? JSONDecoder().decode([String: [String: String]].self, from: $0) }
    let made = PluralTable(forms: forms ?? [:])
    read.withLock { $0[key] = made }
    return made
  }

  /// The plural form for the first number among the arguments; nil for a text without plurals.
  func format(_ key: String, for arguments: [LocalizedArgument]) -> String? {
    guard let forms = forms[key] else { return nil }
    for case .integer(let number) in arguments {
      if number == 0, let zero = forms["zero"] { return zero }
      if number == 1, let one = forms["one"] { return one }
      break
    }
    return forms["other"]
  }
}

extension AttributedString {
  /// The localized text, without the attributes of its Markdown.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self.init(
      String(localized: keyAndValue, table: table, bundle: bundle, comment: comment))
  }

  public init(localized resource: LocalizedStringResource) {
    self.init(String(localized: resource))
  }
}
