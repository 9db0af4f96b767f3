import SwiftSyntax

// Casts between the values of Swift and the classes of Foundation, which Objective-C makes.
extension ReductionCandidates {
  /// Replaces `query as CFDictionary`, which on Linux is a cast only of a dictionary with texts as keys.
  mutating func coreFoundationDictionary(_ token: TokenSyntax) {
    let call = token.enclosing(FunctionCallExprSyntax.self)
    let around = token.ancestors.lazy.compactMap { $0.as(ExprListSyntax.self) }.first
    let arguments = call?.arguments.compactMap {
      $0.expression.as(SequenceExprSyntax.self)?.elements
    }
    for elements in [around].compactMap(\.self) + (arguments ?? []) where elements.count == 3 {
      guard let value = elements.first, let type = elements.last?.as(TypeExprSyntax.self),
        type.type.trimmedDescription == "CFDictionary"
      else { continue }
      add(
        .adaptation, elements,
        Edit(
          value.range.lowerBound..<type.range.upperBound,
          [.text("cfDictionary("), .source(value.range), .text(")")]))
      return
    }
  }

  /// Makes a text the key of a dictionary whose keys are objects.
  mutating func bridgeKey(_ token: TokenSyntax) {
    guard let key = token.enclosing(DictionaryElementSyntax.self)?.key else { return }
    add(
      .adaptation, key,
      Edit(key.range, [.text("("), .source(key.range), .text(")._bridgeToObjectiveC()")]))
  }

  /// Replaces `url as NSURL` and `object as URL`, which are casts only with Objective-C.
  mutating func bridge(_ token: TokenSyntax, _ message: String) {
    let types = ErrorMessage.quoted(in: message)
    guard types.count >= 2,
      let elements = token.ancestors.lazy.compactMap({ $0.as(ExprListSyntax.self) }).first,
      let cast = elements.firstIndex(where: {
        $0.as(UnresolvedAsExprSyntax.self)?.questionOrExclamationMark == nil
          && $0.is(UnresolvedAsExprSyntax.self)
      }),
      let first = elements.first,
      let last = elements[elements.index(after: cast)].as(
        TypeExprSyntax.self)
    else { return }
    let end = elements[elements.index(before: cast)].range.upperBound
    let value = first.range.lowerBound..<end
    let whole = first.range.lowerBound..<last.range.upperBound
    let type = last.type.trimmedDescription
    if !types[0].hasPrefix("NS"), !Self.isBridged(types[0]) {
      add(
        .adaptation, elements,
        Edit(value, [.text("standInValue("), .source(value), .text(")")]))
    } else if types[1].hasPrefix("NS"), !types[0].hasPrefix("NS") {
      add(
        .adaptation, elements,
        Edit(whole, [.text("("), .source(value), .text(")._bridgeToObjectiveC()")]))
    } else if types[0].hasPrefix("NS") {
      add(
        .adaptation, elements,
        Edit(
          whole,
          [.text("\(type)._unconditionallyBridgeFromObjectiveC("), .source(value), .text(")")]))
    }
  }

  /// Whether Foundation has a class for a type's values; a stand-in's type has none.
  private static func isBridged(_ type: String) -> Bool {
    type.hasPrefix("[") || type.contains(" ") || bridged.contains(baseName(ofType: type))
  }

  static let bridged: Set<String> = [
    "Array", "Bool", "Calendar", "CGFloat", "CharacterSet", "Data", "Date", "DateComponents",
    "DateInterval", "Decimal", "Dictionary", "Double", "Error", "Float", "IndexPath", "IndexSet",
    "Int", "Int8", "Int16", "Int32", "Int64", "Locale", "Measurement", "Notification",
    "PersonNameComponents", "Set", "String", "Substring", "TimeZone", "UInt", "UInt8", "UInt16",
    "UInt32", "UInt64", "URL", "URLComponents", "URLQueryItem", "URLRequest", "UUID",
  ]
}
