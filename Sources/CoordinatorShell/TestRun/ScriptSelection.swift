import ShellLanguage

/// Selects the scripts to run.
package struct ScriptSelection: Sendable, Equatable {
  /// Parts of the path, or with `*` or `?` patterns for the whole path; one of them must match.
  package var filters: [String] = []
  /// The script must have one of these tags; a tag after `!` excludes the script.
  package var tags: [String] = []

  package init(filters: [String] = [], tags: [String] = []) {
    self.filters = filters
    self.tags = tags
  }

  package var isEverything: Bool { filters.isEmpty && tags.isEmpty }

  package func wants(path: String) -> Bool {
    filters.isEmpty
      || filters.contains { filter in
        filter.contains { $0 == "*" || $0 == "?" }
          ? Glob(filter).matches(path) : path.contains(filter)
      }
  }

  package func wants(tags present: [String]) -> Bool {
    let unwanted = tags.filter { $0.hasPrefix("!") }.map { $0.dropFirst() }
    guard !unwanted.contains(where: { present.contains(String($0)) }) else { return false }
    let wanted = tags.filter { !$0.hasPrefix("!") }
    return wanted.isEmpty || wanted.contains { present.contains($0) }
  }
}
