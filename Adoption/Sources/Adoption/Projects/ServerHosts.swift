/// The hosts in Info.plist that aren't in the checkout and that the app uses as whole addresses, as in
/// `URL(string: host)`.
enum ServerHosts {
  /// The list with an address in place of each such host's name.
  ///
  /// An app that composes addresses puts a scheme in front of a host itself.
  static func addressed(_ list: PropertyList, in sources: [String]) -> PropertyList {
    guard case .dictionary(let values) = list, !sources.contains(where: composesAddresses) else {
      return list
    }
    return .dictionary(
      values.reduce(into: values) { result, entry in
        guard case .string(let text) = entry.value, isPlaceholder(text),
          namesHost(entry.key) || namesHost(text)
        else { return }
        result[entry.key] = .string(InfoPlist.server)
      })
  }

  private static func composesAddresses(_ text: String) -> Bool {
    text.contains("URLComponents") || text.contains(#/https?:\/\/(\\\(|"\s*\+)/#)
  }

  /// Whether a text is the name of a setting, and neither a host nor an address.
  private static func isPlaceholder(_ text: String) -> Bool {
    text.wholeMatch(of: #/[A-Z][A-Z0-9_]*/#) != nil
  }

  private static func namesHost(_ name: String) -> Bool {
    let name = name.lowercased()
    return ["host", "server", "domain"].contains(where: name.hasSuffix)
  }
}
