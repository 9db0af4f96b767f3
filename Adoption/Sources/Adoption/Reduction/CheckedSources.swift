import Foundation

/// The sources of a module that compiled in an earlier run, so that the next run checks only
/// changed ones.
struct CheckedSources: Codable, Equatable {
  /// Changes with everything besides the sources that the compiler receives.
  private var arguments: String
  /// A hash of each source's text, by its path.
  private var sources: [String: String]

  init(_ sources: [AppSource], arguments: [String]) {
    self.arguments = Self.hash(arguments.joined(separator: "\n"))
    self.sources = Dictionary(
      sources.map { ($0.path, Self.hash($0.text)) }, uniquingKeysWith: { first, _ in first })
  }

  /// The paths of the sources that differ from an earlier run's; nil if more than their texts
  /// changed.
  func changed(since earlier: CheckedSources?) -> Set<String>? {
    guard let earlier, earlier.arguments == arguments,
      Set(earlier.sources.keys) == Set(sources.keys)
    else { return nil }
    return Set(sources.keys.filter { sources[$0] != earlier.sources[$0] })
  }

  static func read(_ file: URL) -> CheckedSources? {
    guard let data = try? Data(contentsOf: file) else { return nil }
    return try? JSONDecoder().decode(CheckedSources.self, from: data)
  }

  func write(_ file: URL) throws {
    try JSONEncoder().encode(self).write(to: file, options: .atomic)
  }

  private static func hash(_ text: String) -> String { String(StableHash.of(text), radix: 36) }
}
