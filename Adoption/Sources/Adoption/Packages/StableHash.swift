/// The FNV-1a hash, which is the same in every run, unlike `Hasher`.
enum StableHash {
  static func of(_ text: String) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return hash
  }
}

extension String {
  /// The string as a Swift literal.
  var swiftLiteral: String {
    var result = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\\": result += "\\\\"
      case "\"": result += "\\\""
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\0": result += "\\0"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
