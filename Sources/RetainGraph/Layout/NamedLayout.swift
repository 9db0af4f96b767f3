/// Derives layouts from type names alone, because the runtime is slow to look up types.
extension MangledName {
  /// The layout of the type's values, if the name alone determines it.
  var layout: ValueLayout? {
    let bare = hasSuffix("Sg") ? dropLast(2) : self
    if bare.isPlainCollection { return ValueLayout.none }
    if bare.isClass || bare.isGenericClass || bare.isStandardCollection || bare == "yXl" {
      return .reference(.strong)
    }
    if bare.isPlainStandardType || bare.hasSuffix("Xp") { return ValueLayout.none }
    return bare.isFunction ? .closure : nil
  }

  /// Whether values of the type can't refer to any buffer except a standard collection's.
  var holdsNoOtherBuffer: Bool {
    let bare = hasSuffix("Sg") ? dropLast(2) : self
    return ownership != .strong || bare.isStandardCollection || bare.isContiguousArray
      || bare.isPlainStandardType || bare.isFunction
  }

  /// The type of a name without generic arguments; nil for other names and for types other than
  /// structures and enumerations.
  var valueType: Metadata? {
    guard length == 5, let leadingDescriptor, leadingDescriptor.isOfValues else { return nil }
    return leadingDescriptor.type
  }

  static func == (name: MangledName, text: StaticString) -> Bool {
    name.length == text.utf8CodeUnitCount && name.hasSuffix(text)
  }

  private func isOneOf(_ letters: StaticString, at index: Int) -> Bool {
    (0..<letters.utf8CodeUnitCount).contains { letters.utf8Start[$0] == byte(index) }
  }

  /// Whether the name refers only to a nongeneric class.
  private var isClass: Bool {
    guard length == 5, let leadingDescriptor else { return false }
    return leadingDescriptor.isClass && !leadingDescriptor.isImported
  }

  /// Whether the name refers to a number, Boolean, string, identifier, or pointer of the standard library.
  private var isPlainStandardType: Bool { length == 2 && isPlainStandardType(at: 0) }

  private func isPlainStandardType(at index: Int) -> Bool {
    isOneOf("S", at: index) && isPlain(at: index + 1)
  }

  private func isPlain(at index: Int) -> Bool { isOneOf("SiubdfOvV", at: index) }

  /// Whether the name refers to an array, dictionary, or set, with any elements.
  ///
  /// Without Objective-C, each is a single reference to a buffer.
  private var isStandardCollection: Bool {
    length > 4 && hasSuffix("G") && isOneOf("S", at: 0) && isOneOf("aDh", at: 1)
      && isOneOf("y", at: 2)
  }

  /// Whether the name refers to an array, dictionary, or set of plain standard types.
  ///
  /// Such elements hold nothing, and there are many of them. The mangler writes `SS` twice as `S2S`.
  private var isPlainCollection: Bool {
    guard isStandardCollection else { return false }
    let isPair = length == 8 && isPlainStandardType(at: 3) && isPlainStandardType(at: 5)
    let isPairOfOne = length == 7 && isOneOf("S", at: 3) && isOneOf("2", at: 4) && isPlain(at: 5)
    return length == 6 && isPlainStandardType(at: 3) || isPair || isPairOfOne
  }

  private var isContiguousArray: Bool {
    let prefix: StaticString = "s15ContiguousArrayVy"
    let count = prefix.utf8CodeUnitCount
    return length > count && dropLast(length - count) == prefix && hasSuffix("G")
  }

  /// Whether the name refers to a function with a context, as closures have.
  private var isFunction: Bool {
    length > 2 && hasSuffix("c") && !isOneOf("XQYS", at: length - 2)
  }
}
