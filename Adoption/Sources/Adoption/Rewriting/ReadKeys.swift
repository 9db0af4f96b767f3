import SwiftSyntax

/// The keys that an app reads from answers, as `json["token"] as? String` does.
///
/// Samples have them, because a `Decodable` type isn't there that tells what the app's server sends.
struct ReadKeys: Sendable, Equatable {
  /// A key, and what is known of the dictionary around it.
  struct Key: Hashable, Comparable {
    /// The dictionary's own key, or one of the names below.
    var around: String
    var name: String

    /// The dictionary is all of the answer.
    static let answer = ""
    /// The dictionary came from elsewhere, as a parameter.
    static let anywhere = "*"

    static func < (one: Key, other: Key) -> Bool {
      (one.around, one.name) < (other.around, other.name)
    }
  }

  private(set) var kinds: [Key: ReadKind] = [:]
  /// Values that the app compares with what it reads, by the key.
  private(set) var values: [String: String] = [:]
  /// Keys by the names of constants, whose texts another file may declare.
  private var named: [Key: ReadKind] = [:]
  /// The texts of constants; nil if two constants have the name.
  private var constants: [String: String?] = [:]

  private var aliases: [String: ReadKind] = [:]
  /// The keys that the app reads from its Info.plist.
  private(set) var infoKeys: Set<String> = []

  init() {}

  init(_ tree: SourceFileSyntax) {
    let finder = ReadKeyFinder()
    finder.walk(tree)
    for read in finder.found {
      let key = Key(around: read.around, name: read.name)
      if read.isConstant {
        Self.add(read.kind, at: key, to: &named)
      } else {
        add(read.kind, at: key)
      }
    }
    values = finder.values
    constants = finder.constants
    aliases = finder.aliases
    infoKeys = finder.infoKeys
  }

  mutating func merge(_ other: ReadKeys) {
    for (key, kind) in other.kinds.sorted(by: { $0.key < $1.key }) { add(kind, at: key) }
    for (key, kind) in other.named.sorted(by: { $0.key < $1.key }) {
      Self.add(kind, at: key, to: &named)
    }
    values.merge(other.values) { first, _ in first }
    constants.merge(other.constants) { $0 == $1 ? $0 : nil }
    aliases.merge(other.aliases) { first, _ in first }
    infoKeys.formUnion(other.infoKeys)
  }

  /// Replaces the names of constants and aliases by what they mean, once all files are merged.
  mutating func resolve() {
    func text(_ name: String) -> String? {
      guard name.hasPrefix("\\") else { return name }
      return constants[String(name.dropFirst())] ?? nil
    }
    for (key, kind) in named.sorted(by: { $0.key < $1.key }) {
      guard let name = text(key.name) else { continue }
      add(kind, at: Key(around: text(key.around) ?? Key.anywhere, name: name))
    }
    named = [:]
    kinds = kinds.mapValues { $0.resolved(aliases) }
  }

  private mutating func add(_ kind: ReadKind, at key: Key) { Self.add(kind, at: key, to: &kinds) }

  /// Of two kinds, the first that is known counts.
  private static func add(_ kind: ReadKind, at key: Key, to kinds: inout [Key: ReadKind]) {
    if let known = kinds[key], known != .unknown { return }
    kinds[key] = kind
  }

  /// The app's network, as an argument of `main(hosting:)`.
  var network: String {
    guard !kinds.isEmpty else { return ".urlSession" }
    let around = Dictionary(grouping: kinds, by: \.key.around).sorted { $0.key < $1.key }
    let entries = around.map { around, keys in
      let keys = keys.sorted { $0.key < $1.key }.map { key, kind in
        let value = values[key.name].flatMap { kind.accepts($0) ? ":" + $0 : nil } ?? ""
        return "\(key.name.swiftLiteral): \((kind.text + value).swiftLiteral)"
      }
      return "\(around.swiftLiteral): [\(keys.joined(separator: ", "))]"
    }
    return ".urlSession(reading: [\(entries.joined(separator: ", "))])"
  }
}
