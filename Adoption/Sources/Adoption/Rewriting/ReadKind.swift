import SwiftSyntax

/// What an app takes a value of a parsed answer for: `text`, `[object]`.
struct ReadKind: Sendable, Equatable {
  /// Brackets stand for a list.
  let text: String

  static let string = ReadKind(text: "text")
  static let number = ReadKind(text: "number")
  static let flag = ReadKind(text: "flag")
  static let object = ReadKind(text: "object")
  /// A value that no cast tells, which is a text then.
  static let unknown = ReadKind(text: "")

  static func list(_ element: ReadKind) -> ReadKind {
    ReadKind(text: "[\(element == unknown ? object.text : element.text)]")
  }

  var isList: Bool { text.hasPrefix("[") }

  /// Whether a compared value suits an answer without errors.
  func accepts(_ value: String) -> Bool {
    if self == .number { return Int(value).map { (0..<300).contains($0) } ?? false }
    let lowercase = value.lowercased()
    return (self == .string || self == .unknown)
      && !["", "true", "false"].contains(lowercase)
      && !["err", "fail", "invalid", "not"].contains(where: lowercase.contains)
  }

  /// The kind of a type in `as? [String: Any]`.
  init(type: TypeSyntax) {
    if let optional = type.as(OptionalTypeSyntax.self) {
      self.init(type: optional.wrappedType)
    } else if let array = type.as(ArrayTypeSyntax.self) {
      self = .list(ReadKind(type: array.element))
    } else if type.is(DictionaryTypeSyntax.self) {
      self = .object
    } else if let name = type.as(IdentifierTypeSyntax.self)?.name.text {
      self = Self.named[name] ?? ReadKind(text: Self.aliasMark + name)
    } else {
      self = .unknown
    }
  }

  /// The kind in `as? [Any]` after the expression at an index; nil without a cast.
  init?(castIn parts: [ExprSyntax], after index: Int) {
    guard index + 2 < parts.count, parts[index + 1].is(UnresolvedAsExprSyntax.self),
      let type = parts[index + 2].as(TypeExprSyntax.self)?.type
    else { return nil }
    self.init(type: type)
  }

  private init(text: String) {
    self.text = text
  }

  /// Before the name of a type that another file may declare as an alias.
  private static let aliasMark = "="

  /// The kind with the meaning of its alias.
  func resolved(_ aliases: [String: ReadKind]) -> ReadKind {
    let name = text.filter { $0 != "[" && $0 != "]" }
    guard name.hasPrefix(Self.aliasMark) else { return self }
    let meant = aliases[String(name.dropFirst(Self.aliasMark.count))] ?? .unknown
    // An alias of an alias is rare.
    let kind = meant.text.contains(Self.aliasMark) ? ReadKind.unknown : meant
    return text.reduce(kind) { kind, bracket in bracket == "[" ? .list(kind) : kind }
  }

  private static let named: [String: ReadKind] = [
    "String": string, "NSString": string, "Substring": string,
    "Int": number, "Int8": number, "Int16": number, "Int32": number, "Int64": number,
    "UInt": number, "UInt32": number, "UInt64": number, "Double": number, "Float": number,
    "CGFloat": number, "NSNumber": number, "Decimal": number, "NSInteger": number,
    "TimeInterval": number,
    "Bool": flag, "Dictionary": object, "NSDictionary": object, "NSMutableDictionary": object,
    "NSArray": list(object), "NSMutableArray": list(object),
  ]

  /// The kind that a member such as `stringValue` of a parsed value asks for.
  init?(member: String) {
    let stem = member.hasSuffix("Value") ? String(member.dropLast("Value".count)) : member
    switch stem {
    case "string", "url": self = .string
    case "int", "int8", "int16", "int32", "int64", "uInt", "uInt32", "uInt64", "double", "float",
      "number",
      "integer", "long":
      self = .number
    case "bool", "boolean": self = .flag
    case "array", "arrayObject", "list": self = .list(.unknown)
    case "dictionary", "dictionaryObject": self = .object
    default: return nil
    }
  }
}
