import Yams

/// The contents of a YAML file.
///
/// Numbers and flags are the texts that the file has for them.
indirect enum YAML: Equatable {
  case text(String)
  case list([YAML])
  case mapping([String: YAML])

  /// The most values to read: a few short lines can refer to each other until they mean billions.
  private static let most = 100_000

  /// Creates an empty mapping for a text that isn't YAML.
  init(_ text: String) {
    guard let root = try? Yams.compose(yaml: text) else {
      self = .mapping([:])
      return
    }
    var left = Self.most
    self = YAML(root, left: &left)
  }

  private init(_ node: Node, left: inout Int) {
    left -= 1
    guard left > 0 else {
      self = .text("")
      return
    }
    switch node {
    case .scalar(let scalar): self = .text(scalar.string)
    case .alias: self = .text("")
    case .sequence(let sequence):
      self = .list(sequence.map { YAML($0, left: &left) })
    case .mapping(let mapping):
      var (own, merged): ([String: YAML], [String: YAML]) = ([:], [:])
      for (key, value) in mapping {
        guard let key = key.scalar?.string else { continue }
        let value = YAML(value, left: &left)
        if key == "<<" {
          for other in value.elements { merged.merge(other.entries) { first, _ in first } }
        } else {
          own[key] = value
        }
      }
      self = .mapping(merged.merging(own) { _, own in own })
    }
  }

  subscript(key: String) -> YAML? {
    guard case .mapping(let entries) = self else { return nil }
    return entries[key]
  }

  var text: String? {
    guard case .text(let text) = self else { return nil }
    return text
  }

  var entries: [String: YAML] {
    guard case .mapping(let entries) = self else { return [:] }
    return entries
  }

  /// The elements of a list; a value that is none is a list with one.
  var elements: [YAML] {
    guard case .list(let elements) = self else { return self == .text("") ? [] : [self] }
    return elements
  }

  /// The texts of a list or of a single value.
  var texts: [String] { elements.compactMap(\.text) }

  /// This value with what another one adds or replaces; lists are joined.
  func merging(_ other: YAML) -> YAML {
    switch (self, other) {
    case (.mapping(let own), .mapping(let others)):
      return .mapping(own.merging(others) { $0.merging($1) })
    case (.list(let own), .list(let others)): return .list(own + others)
    default: return other
    }
  }
}
