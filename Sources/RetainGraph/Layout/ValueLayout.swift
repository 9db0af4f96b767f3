/// Where a value of a type keeps references, as deep as the type itself tells.
indirect enum ValueLayout {
  /// Nothing counted inside.
  case none
  /// One word, empty below the least valid address.
  case reference(Strength)
  /// One word with flags in it, as the standard library's collections have it.
  case bridge
  /// Two words, function and context.
  case closure
  /// Three words and a type: what is inside, only the value tells.
  case existential
  case fields([Field])
  case enumeration(EnumLayout)
  case repeated(count: Int, stride: Int, ValueLayout)
  /// A collection of another module, whose own fields come first; where they end in a buffer
  /// that can't be read, it is asked for its elements.
  case mirrored(Metadata, ValueLayout)
  /// Something that is counted, in a way this reader doesn't know.
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

  /// The fields that have something in them; none at all where none has.
  static func of(_ fields: [Field]) -> ValueLayout {
    let counted = fields.filter { !$0.layout.isNone }
    return counted.isEmpty ? .none : .fields(counted)
  }
}

/// Where the cases of an enum keep references.
struct EnumLayout {
  struct Case {
    let segment: FieldPath.Segment?
    /// Of the payload; of the address of its box in an indirect case.
    let layout: ValueLayout
  }

  let metadata: Metadata
  /// The cases that have a payload, in order of their tags.
  let cases: [Case]

  /// Whether the payload's bytes are the value's own, without a tag among them.
  var isPayloadInPlace: Bool { cases.count == 1 }
}
