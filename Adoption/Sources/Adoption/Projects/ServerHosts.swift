/// Hosts in Info.plist whose values aren't in the checkout, in apps that never put a scheme in front of a host.
///
/// Such an app uses a host as a whole address, as in `URL(string: host)`.
enum ServerHosts {
  /// The project's list with an address in place of each such host's name.
  ///
  /// - Parameter sources: The sources of all modules; those of vendored ones compose addresses of their own.
  static func addressed(_ project: AdoptedProject, sources: [Rewriter.Source]) -> PropertyList {
    let vendored = Set(project.modules.filter(\.isVendored).map(\.name))
    guard case .dictionary(let values) = project.infoPlist,
      !sources.contains(where: { !vendored.contains($0.module) && composesAddresses($0.text) })
    else { return project.infoPlist }
    return .dictionary(
      values.reduce(into: values) { result, entry in
        guard namesHost(entry.key), case .string(let text) = entry.value,
          isPlaceholder(text, for: entry.key)
        else { return }
        result[entry.key] = .string(InfoPlist.server)
      })
  }

  private static func composesAddresses(_ text: String) -> Bool {
    text.contains("URLComponents") || text.contains(#/https?:\/\/(\\\(|"\s*\+)/#)
  }

  /// Whether a text stands for a value that the checkout lacks: the name of a build setting, or of the key itself.
  private static func isPlaceholder(_ text: String, for key: String) -> Bool {
    text == key || text.wholeMatch(of: #/[A-Z][A-Z0-9_]*/#) != nil && namesHost(text)
  }

  /// Whether the last word of a name, as in `BaseHost` or `API_DOMAIN`, is one for a server.
  private static func namesHost(_ name: String) -> Bool {
    let word = name.matches(of: #/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/#).last
    guard let word, word.range.upperBound == name.endIndex else { return false }
    return ["host", "server", "domain"].contains(word.output.lowercased())
  }
}
