import ShellLanguage

/// Which of the scripts are wanted.
package struct ScriptSelection: Sendable, Equatable {
  /// A part of the path, or with `*` or `?` a pattern for the whole path; any of them will do.
  package var filters: [String] = []
  /// Tags, any of which will do; with a `!` before it one that must not be there.
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
