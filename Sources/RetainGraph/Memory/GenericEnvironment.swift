/// The types of a closure's generic parameters.
///
/// The runtime resolves a name with generic parameters only in the context of a declaration that
/// has them, which a closure isn't. So the types declared here serve as context: one for each
/// distribution of the parameters over an outer and an inner declaration.
struct GenericEnvironment: Equatable {
  /// A generic parameter: its nesting depth and its index at that depth.
  struct Parameter {
    let depth: Int
    let index: Int

    /// Parses a mangled name: `x`, `q_`, `q0_`, `qd__`, `qd_0_`.
    init?(_ mangled: String) {
      if mangled == "x" {
        self.init(depth: 0, index: 0)
        return
      }
      guard mangled.hasPrefix("q"), mangled.hasSuffix("_") else { return nil }
      let body = mangled.dropFirst().dropLast()
      guard body.hasPrefix("d") else {
        guard let index = Self.number(body) else { return nil }
        self.init(depth: 0, index: index + 1)
        return
      }
      let parts = body.dropFirst().split(separator: "_", omittingEmptySubsequences: false)
      guard parts.count == 2, let depth = Self.number(parts[0]), let index = Self.number(parts[1])
      else { return nil }
      self.init(depth: depth + 1, index: index)
    }

    private init(depth: Int, index: Int) {
      self.depth = depth
      self.index = index
    }

    /// Parses a mangled index: an empty one is zero, 0 is one.
    private static func number(_ text: Substring) -> Int? {
      text.isEmpty ? 0 : Int(text).map { $0 + 1 }
    }
  }

  private let declaration: TypeDescriptor?
  private let arguments: [Metadata]

  init?(_ types: [(parameter: Parameter, type: Metadata)]) {
    guard let lender = Self.lender(of: types.map(\.parameter)),
      types.allSatisfy({ $0.parameter.depth < 2 })
    else { return nil }
    let counts = lender.counts
    declaration = Metadata(lender.type).descriptor
    let unused = Metadata(Never.self)
    var arguments = [Metadata](repeating: unused, count: counts.outer + counts.inner)
    for (parameter, type) in types {
      arguments[parameter.depth == 0 ? parameter.index : counts.outer + parameter.index] = type
    }
    self.arguments = arguments
  }

  func resolve(_ name: MangledName) -> Metadata? {
    arguments.withUnsafeBytes { name.resolve(in: declaration, arguments: $0.baseAddress) }
  }

  private static func lender(
    of parameters: [Parameter]
  ) -> (type: Any.Type, counts: (outer: Int, inner: Int))? {
    func count(_ depth: Int) -> Int {
      (parameters.filter { $0.depth == depth }.map(\.index).max() ?? -1) + 1
    }
    switch (max(count(0), 1), count(1)) {
    case (let outer, 0) where outer <= 4: return (Four<Never, Never, Never, Never>.self, (4, 0))
    case (1, 1...4): return (One<Never>.Inner<Never, Never, Never, Never>.self, (1, 4))
    case (2, 1...4): return (Two<Never, Never>.Inner<Never, Never, Never, Never>.self, (2, 4))
    default: return nil
    }
  }
}

private enum One<A> {
  enum Inner<E, F, G, H> {}
}

private enum Two<A, B> {
  enum Inner<E, F, G, H> {}
}

private enum Four<A, B, C, D> {}
