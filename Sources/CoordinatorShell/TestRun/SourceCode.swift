import RetainGraph

/// The code of an app that a reference comes from.
package struct SourceCode: Codable, Sendable, Equatable {
  /// The mangled names of functions, the likeliest first.
  package var functions: [String]
  /// The property to look for where the functions are; nil for a closure's code.
  package var property: String?
  /// The lines themselves, if the program and its source say where they are.
  package var excerpt: Excerpt?

  /// A few lines of a file.
  package struct Excerpt: Codable, Sendable, Equatable {
    package var file: String
    /// The line of the code, counted from 1.
    package var line: Int
    /// The first of the lines.
    package var first: Int
    package var lines: [String]

    package init(file: String, line: Int, first: Int, lines: [String]) {
      self.file = file
      self.line = line
      self.first = first
      self.lines = lines
    }
  }

  init(_ code: Finding.Link.Code, _ names: FunctionNames) {
    switch code {
    case .closures(let addresses):
      // A closure's own code, rather than what calls it with its captures or in another form.
      functions = addresses.reversed().compactMap(names.name).flatMap { name in
        name.firstRange(of: "TA").map { [String(name[..<$0.lowerBound]), name] } ?? [name]
      }
      .filter { !$0.hasSuffix("TR") }
    case .task(let addresses, _):
      functions = addresses.reversed().compactMap(names.name)
    case .property(let property, let types):
      self.property = property
      // The code that ends with the type's objects stands where the type does.
      functions = types.map { "$s\($0)fD" }
    }
  }
}
