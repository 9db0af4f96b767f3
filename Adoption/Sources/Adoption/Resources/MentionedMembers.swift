import Foundation

/// The names that stand behind a period in the sources, such as members of types.
struct MentionedMembers {
  private(set) var names: Set<String> = []

  init(in sources: [String]) {
    for path in sources {
      guard let text = FileManager.default.contents(atPath: path) else { continue }
      for part in text.split(separator: UInt8(ascii: ".")).dropFirst() {
        let name = part.drop { $0 == UInt8(ascii: "`") }.prefix { byte in
          byte == UInt8(ascii: "_") || byte >= 0x80 || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
            || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
        }
        if !name.isEmpty { names.insert(String(decoding: name, as: UTF8.self)) }
      }
    }
  }
}
