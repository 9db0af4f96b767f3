/// The compiler's description of a closure context's captures, or of a box's value.
struct CaptureDescriptor {
  /// The offset of bindings and captures in the context.
  let start: Int
  /// The number of words for generic types and conformances before the captures.
  let bindingCount: Int
  let captures: [MangledName?]
  let isGeneric: Bool
  /// Where each generic parameter's type stands in the context; nil if that can't be read.
  let sources: [(parameter: GenericEnvironment.Parameter, source: MetadataSource)]?

  /// Nil if the context has no description.
  init?(context: Metadata) {
    guard let address = UnsafeRawPointer(bitPattern: context.address.word(at: 16)) else {
      return nil
    }
    // The compiler writes 0 if only the runtime knows the captures' layout, such as that of a
    // structure from a resilient library; then they follow the header.
    start = max(16, context.address.half(at: 8))
    bindingCount = address.half(at: 8)
    let captureCount = address.half(at: 0)
    captures = (0..<captureCount).map { index in
      address.relative(at: 12 + index * 4).map { MangledName($0) }
    }
    var sources: [(parameter: GenericEnvironment.Parameter, source: MetadataSource)]? = []
    let begin = 12 + captureCount * 4
    for index in 0..<address.half(at: 4) {
      guard let parameter = address.relative(at: begin + index * 8),
        let source = address.relative(at: begin + index * 8 + 4)
      else { continue }
      if let parameter = GenericEnvironment.Parameter(MangledName(parameter).text),
        let source = MetadataSource(MangledName(source).text)
      {
        sources?.append((parameter, source))
      } else {
        sources = nil
      }
    }
    self.sources = sources
    isGeneric = address.half(at: 4) > 0
  }
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
