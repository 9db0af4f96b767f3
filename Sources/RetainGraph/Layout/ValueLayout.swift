/// Where a value of a type stores references, as far as the type determines it.
indirect enum ValueLayout {
  /// No reference-counted contents.
  case none
  /// One word; values below the lowest valid address are empty.
  case reference(Strength)
  /// One word with flag bits, as in the standard library's collections.
  case bridge
  /// Two words: function and context.
  case closure
  /// Three words and a type; only the value itself determines the contents.
  case existential
  case fields([Field])
  case enumeration(EnumLayout)
  case repeated(count: Int, stride: Int, ValueLayout)
  /// Another module's collection: its fields first, or its elements if the fields end in an
  /// unreadable buffer.
  case mirrored(Metadata, ValueLayout)
  /// One word that may retain its target and may dangle; only a comparison with known addresses is
  /// safe.
  case unmanaged
  /// Reference-counted contents in an unknown format.
  case opaque(String)

  struct Field {
    let segment: FieldPath.Segment?
    let offset: Int
    let layout: ValueLayout
  }

  var isNone: Bool {
    switch self {
    case .none, .unmanaged: true
    default: false
    }
  }

  /// Whether it is one word that may be an owned reference to an object, or dangle.
  var isUnmanaged: Bool {
    if case .unmanaged = self { return true }
    return false
  }

  /// Whether it has a strong reference that isn't in a closure.
  var holdsStrongly: Bool {
    switch self {
    case .none, .closure, .unmanaged, .reference(.weak), .reference(.unowned): false
    case .fields(let fields): fields.contains { $0.layout.holdsStrongly }
    case .enumeration(let layout): layout.cases.contains { $0.layout.holdsStrongly }
    case .repeated(_, _, let element): element.holdsStrongly
    default: true
    }
  }

  /// Combines fields, dropping those without references.
  static func of(_ fields: [Field]) -> ValueLayout {
    let counted = fields.filter { !$0.layout.isNone }
    return counted.isEmpty ? .none : .fields(counted)
  }
}

/// Where an enum's cases store references.
struct EnumLayout {
  struct Case {
    let segment: FieldPath.Segment?
    /// The layout of the payload, or of the box's address for an indirect case.
    let layout: ValueLayout
  }

  let metadata: Metadata
  /// The cases with payloads, in tag order.
  let cases: [Case]

  /// Whether the payload uses the value's own bytes without an embedded tag.
  var isPayloadInPlace: Bool { cases.count == 1 }
}
