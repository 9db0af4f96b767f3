// What the names of variables and of functions have in common.

/// Demangles a Swift symbol.
func demangled(_ symbol: String) -> String? {
  var symbol = symbol
  return symbol.withUTF8 { bytes -> String? in
    guard let start = bytes.baseAddress,
      let text = runtimeDemangle(start, bytes.count, nil, nil, 0)
    else { return nil }
    defer { text.deallocate() }
    return String(cString: text)
  }
}

@_silgen_name("swift_demangle")
private func runtimeDemangle(
  _ symbol: UnsafePointer<UInt8>, _ length: Int, _ buffer: UnsafeMutablePointer<CChar>?,
  _ size: UnsafeMutablePointer<Int>?, _ flags: UInt32
) -> UnsafeMutablePointer<CChar>?

extension String {
  /// `App.X.f()` of `App.(X in _8F2C…).f()`.
  var withoutPrivateContexts: String {
    var text = self
    while let middle = text.firstRange(of: " in _"),
      let open = text[..<middle.lowerBound].lastIndex(of: "("),
      let close = text[middle.upperBound...].firstIndex(of: ")")
    {
      let name = text[text.index(after: open)..<middle.lowerBound]
      text = "\(text[..<open])\(name)\(text[text.index(after: close)...])"
    }
    return text
  }
}

extension StringProtocol where SubSequence == Substring {
  /// Visits the characters that no bracket encloses; `visit` returns whether to stop.
  private func eachOutermost(_ visit: (Index) -> Bool) {
    var depth = 0
    var previous: Character = " "
    for index in indices {
      let character = self[index]
      if ")]".contains(character) || character == ">" && previous != "-" { depth -= 1 }
      if depth == 0, visit(index) { return }
      if "([<".contains(character) { depth += 1 }
      previous = character
    }
  }

  /// The first place of a text that no bracket encloses.
  func outermost(_ text: String) -> Range<Index>? {
    var found: Range<Index>?
    eachOutermost { index in
      guard self[index...].hasPrefix(text) else { return false }
      found = index..<self.index(index, offsetBy: text.count)
      return true
    }
    return found
  }

  /// The text before the parenthesis that ends it.
  var inParentheses: Substring {
    var depth = 0
    let end = indices.first { index in
      if self[index] == "(" { depth += 1 }
      if self[index] == ")" { depth -= 1 }
      return depth < 0
    }
    return self[startIndex..<(end ?? endIndex)]
  }

  /// The parts between the separators that no bracket encloses.
  func separated(by separator: Character) -> [Substring] {
    var parts: [Substring] = []
    var start = startIndex
    eachOutermost { index in
      if self[index] == separator {
        parts.append(self[start..<index])
        start = self.index(after: index)
      }
      return false
    }
    return parts + [self[start...]]
  }
}
