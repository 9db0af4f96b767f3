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
  /// Reference-counted contents in an unknown format.
  case opaque(String)

  struct Field {
    let segment: FieldPath.Segment?
    let offset: Int
    let layout: ValueLayout
  }

  var isNone: Bool {
    if case .none = self { return true }
    return false
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
