/// A key that is allowed in a script's header.
package struct HeaderField: Sendable {
  package let key: String
  /// The value's format, for the error message.
  package let wanted: String
  package let mayRepeat: Bool
  /// Whether the value is a list, in which repeated spaces have no meaning.
  package var isList = false
  /// Sets the value in a header; returns false if it can't be parsed.
  package let read: @Sendable (_ value: String, _ header: inout ScriptHeader) -> Bool

  package static let all: [HeaderField] = [
    HeaderField(key: "app", wanted: "the name of an app", mayRepeat: false) { value, header in
      header.app = value
      return !value.isEmpty
    },
    HeaderField(
      key: "defect", wanted: "names of defects, each with 'on' or 'off' or neither",
      mayRepeat: true, isList: true
    ) { value, header in
      let items = value.split(separator: ",", omittingEmptySubsequences: false)
      let defects = items.compactMap(ScriptHeader.Defect.init)
      header.defects += defects
      return defects.count == items.count
    },
    HeaderField(key: "answers", wanted: "the path of a folder", mayRepeat: false) {
      value, header in
      header.answers = value
      return !value.isEmpty
    },
    HeaderField(key: "network", wanted: "offline or samples", mayRepeat: false) { value, header in
      header.connection = Connection(rawValue: value)
      return header.connection == .offline || header.connection == .samples
    },
    HeaderField(
      key: "defaults", wanted: "key=value, as in loggedIn=-bool YES", mayRepeat: true
    ) { value, header in
      guard let entry = DefaultsEntry(written: value) else { return false }
      header.defaults.append(entry)
      return true
    },
    HeaderField(key: "tags", wanted: "words", mayRepeat: true, isList: true) { value, header in
      let tags = value.split { $0 == "," || $0.isWhitespace }.map(String.init)
      header.tags += tags
      return !tags.isEmpty
    },
    HeaderField(
      key: "timeout", wanted: "a time such as 500ms, 10s or 2m", mayRepeat: false
    ) { value, header in
      header.timeout = Duration(written: value)
      return header.timeout != nil
    },
    HeaderField(
      key: "memory", wanted: "a size such as 500KB, 200MB or 1GB", mayRepeat: false
    ) { value, header in
      header.memory = MemorySize(written: value)
      return header.memory != nil
    },
    HeaderField(key: "skip", wanted: "the reason", mayRepeat: false) { value, header in
      header.skip = value
      return !value.isEmpty
    },
  ]
}

extension ScriptHeader.Defect {
  fileprivate init?(_ item: Substring) {
    let words = item.split(separator: " ")
    guard let name = words.first, words.count <= 2 else { return nil }
    switch words.count == 2 ? words[1] : "on" {
    case "on": self.init(name: String(name), isOn: true)
    case "off": self.init(name: String(name), isOn: false)
    default: return nil
    }
  }
}

extension Duration {
  /// A duration in script syntax: a whole number with `ms`, `s`, or `m`.
  package init?(written text: String) {
    let unit = text.drop { $0.isASCII && ($0.isNumber || $0 == "_") }
    guard case .integer(let number) = Number(String(text[..<unit.startIndex])), number > 0,
      number <= 1_000_000_000
    else { return nil }
    switch unit {
    case "ms": self = .milliseconds(number)
    case "s": self = .seconds(number)
    case "m": self = .seconds(number * 60)
    default: return nil
    }
  }

  /// The duration in script syntax.
  package var written: String {
    let (seconds, attoseconds) = components
    let milliseconds = attoseconds / 1_000_000_000_000_000
    return milliseconds == 0 ? "\(seconds)s" : "\(seconds * 1000 + milliseconds)ms"
  }

  package var microseconds: Int {
    let (seconds, attoseconds) = components
    return Int(seconds) * 1_000_000 + Int(attoseconds / 1_000_000_000_000)
  }
}
