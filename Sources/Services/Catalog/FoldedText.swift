import Foundation

/// Text normalized for searching: composed (NFC), lowercase, and without white space.
///
/// White space is removed because Korean names are typed with and without it.
struct FoldedText: Equatable {
  /// The text in UTF-8.
  let bytes: [UInt8]

  init(_ text: some StringProtocol) {
    let composed =
      text.isCertainlyComposed ? String(text) : text.precomposedStringWithCanonicalMapping
    var bytes: [UInt8] = []
    bytes.reserveCapacity(composed.utf8.count)
    for scalar in composed.unicodeScalars {
      switch scalar {
      // Most text consists of these; the properties of other scalars must be looked up.
      case "가"..."힣", "a"..."z", "0"..."9": bytes.append(contentsOf: scalar.utf8)
      case "A"..."Z": bytes.append(UInt8(ascii: scalar) + 0x20)
      case _ where scalar.properties.isWhitespace: break
      default: bytes.append(contentsOf: scalar.properties.lowercaseMapping.utf8)
      }
    }
    self.bytes = bytes
  }

  var isEmpty: Bool { bytes.isEmpty }

  func starts(with prefix: FoldedText) -> Bool {
    bytes.count >= prefix.bytes.count && memcmp(bytes, prefix.bytes, prefix.bytes.count) == 0
  }

  func contains(_ other: FoldedText) -> Bool {
    bytes.withUnsafeBytes { text in
      other.bytes.withUnsafeBytes { word in
        guard let start = text.baseAddress, let wanted = word.baseAddress, !word.isEmpty else {
          return word.isEmpty
        }
        guard word.count <= text.count else { return false }
        // The last byte differs more often than the first, which most Hangul share.
        let last = word.count - 1
        return (last..<text.count).contains { end in
          text[end] == word[last] && memcmp(start + end - last, wanted, word.count) == 0
        }
      }
    }
  }
}

extension StringProtocol {
  /// Whether composition leaves all scalars unchanged, which is so for most text.
  fileprivate var isCertainlyComposed: Bool {
    unicodeScalars.allSatisfy { scalar in
      scalar < "\u{300}" || ("가"..."힣").contains(scalar)
    }
  }
}
