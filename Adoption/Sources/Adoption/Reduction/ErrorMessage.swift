/// The meaning of a compiler error, as far as it names what is missing.
enum ErrorMessage: Equatable {
  case missingType(String)
  case missingName(String)
  case missingMember(String, of: String, isStatic: Bool)
  case missingMemberType(String, of: String)
  case unknownAttribute(String)
  case conversion(from: String, to: String)
  case missingConformance(String, to: String)
  /// The arguments of a call don't fit, or a closure's types can't be inferred.
  case arguments
  case other

  init(_ message: String) {
    let quoted = Self.quoted(in: message)
    func has(_ text: String) -> Bool { message.contains(text) }
    if has("cannot find type"), let name = quoted.first {
      self = .missingType(name)
    } else if has("cannot find"), has("in scope"), let name = quoted.first {
      self = .missingName(name)
    } else if has("is not a member type of"), quoted.count >= 2 {
      self = .missingMemberType(quoted[0], of: quoted[1])
    } else if has("has no member"), quoted.count >= 2 {
      // The output of a publisher is written as a member of it.
      let type = quoted[0].contains(">.") ? Self.aliased(in: message) ?? quoted[0] : quoted[0]
      self = .missingMember(quoted[1], of: type, isStatic: message.hasPrefix("type "))
    } else if message.hasPrefix("instance member"), quoted.count >= 2 {
      self = .missingMember(quoted[0], of: quoted[1], isStatic: true)
    } else if has("unknown attribute"), let name = quoted.first {
      self = .unknownAttribute(name)
    } else if has("conform to"), quoted.count >= 2 {
      self = .missingConformance(quoted[quoted.count - 2], to: quoted[quoted.count - 1])
    } else if has("cannot convert") || has("cannot assign value of type"), quoted.count >= 2 {
      self = .conversion(from: quoted[0], to: quoted[1])
    } else if [
      "closure parameter", "contextual", "missing argument", "extra argument",
      "incorrect argument label", "extraneous argument label",
      "takes no arguments", "trailing closure", "no exact matches", "cannot be constructed",
      "cannot call value of non-function", "generic parameter", "argument passed to call",
      "unlabeled", "must precede argument",
      "type of expression is ambiguous", "no accessible initializers", "ambiguous use",
    ].contains(where: has) {
      self = .arguments
    } else {
      self = .other
    }
  }

  /// The type that the first alias of a message stands for.
  private static func aliased(in message: String) -> String? {
    message.firstMatch(of: #/ \(aka '([^']*)'\)/#).map { String($0.1) }
  }

  /// The quoted parts of a message, without the types that aliases stand for.
  static func quoted(in message: String) -> [String] {
    var parts: [String] = []
    var rest = message.replacing(#/ \(aka '[^']*'\)/#, with: "")[...]
    while let start = rest.firstIndex(of: "'") {
      let after = rest[rest.index(after: start)...]
      guard let end = after.firstIndex(of: "'") else { break }
      parts.append(String(after[..<end]))
      rest = after[after.index(after: end)...]
    }
    return parts
  }
}

extension ErrorMessage {
  /// The member, type or name that doesn't exist, if the message names one.
  var missing: String? {
    switch self {
    case .missingType(let name), .missingName(let name), .unknownAttribute(let name): name
    case .missingMember(let member, let type, _): "\(type).\(member)"
    case .missingMemberType(let name, let type): "\(type).\(name)"
    default: nil
    }
  }
}
