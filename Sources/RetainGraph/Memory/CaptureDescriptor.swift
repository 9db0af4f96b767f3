/// The compiler's description of a closure context's captures, or of a box's value.
struct CaptureDescriptor: Hashable {
  private let address: UnsafeRawPointer
  /// The offset of bindings and captures in the context.
  let start: Int

  /// Nil if the context has no description.
  init?(context: Metadata) {
    guard let address = UnsafeRawPointer(bitPattern: context.address.word(at: 16)) else {
      return nil
    }
    self.address = address
    start = context.address.half(at: 8)
  }

  private var captureCount: Int { address.half(at: 0) }
  private var sourceCount: Int { address.half(at: 4) }

  /// The number of words for generic types and conformances before the captures.
  var bindingCount: Int { address.half(at: 8) }

  var captures: [MangledName?] {
    (0..<captureCount).map { address.relative(at: 12 + $0 * 4).map { MangledName($0) } }
  }

  /// The source in the context of each generic parameter's type, by mangled name.
  var sources: [(parameter: String, source: String)] {
    let begin = 12 + captureCount * 4
    return (0..<sourceCount).compactMap { index in
      guard let parameter = address.relative(at: begin + index * 8),
        let source = address.relative(at: begin + index * 8 + 4)
      else { return nil }
      return (MangledName(parameter).text, MangledName(source).text)
    }
  }

  var isGeneric: Bool { sourceCount > 0 }
}

/// Where a context stores the type of a generic parameter.
indirect enum MetadataSource {
  case binding(Int)
  case reference(capture: Int)
  case metatype(capture: Int)
  case argument(Int, of: MetadataSource)

  init?(_ text: String) {
    var rest = Substring(text)
    self.init(&rest)
  }

  private init?(_ text: inout Substring) {
    guard let letter = text.popFirst() else { return nil }
    let digits = text.prefix { $0.isNumber }
    text.removeFirst(digits.count)
    guard let index = Int(digits) else { return nil }
    switch letter {
    case "B": self = .binding(index)
    case "R": self = .reference(capture: index)
    case "M": self = .metatype(capture: index)
    case "G":
      guard let inner = MetadataSource(&text) else { return nil }
      if text.first == "_" { text.removeFirst() }
      self = .argument(index, of: inner)
    default: return nil
    }
  }
}
