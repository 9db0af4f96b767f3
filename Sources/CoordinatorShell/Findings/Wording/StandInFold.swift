import RetainGraph

extension Finding {
  /// The finding without the objects in which a stand-in stores what the app sets on a missing module's class.
  ///
  /// The app's code shows one property there, such as `engine.resetHandler`. The names are for readers: signatures keep
  /// all references.
  var withStandInsFolded: Finding {
    guard links.contains(where: \.isInStandIn) else { return self }
    var folded: [Link] = []
    var places: [Int] = []
    for link in links {
      if link.isInStandIn, let last = folded.indices.last {
        folded[last].append(link)
      } else {
        folded.append(link)
      }
      places.append(folded.count - 1)
    }
    var finding = self
    finding.allLinks = allLinks ?? links
    finding.links = folded.map(\.withoutStore)
    finding.cut = cut.map { $0.moved(to: places[$0.link]) }
    return finding
  }
}

extension Finding.Link {
  private static let store = "standInStore"

  /// Continues the reference to what a stand-in stores.
  fileprivate mutating func append(_ next: Finding.Link) {
    let parts = next.field.split(separator: " → ", maxSplits: 1, omittingEmptySubsequences: false)
    let captures = parts.count > 1 ? " → \(parts[1])" : ""
    field += (Self.member(in: parts.first ?? "").map { ".\($0)" } ?? "") + captures
    code = next.code ?? code
  }

  /// The reference without the name of a stand-in's storage.
  fileprivate var withoutStore: Finding.Link {
    guard field.hasPrefix(Self.store) else { return self }
    var link = self
    let rest = field.dropFirst(Self.store.count)
    link.field = rest.hasPrefix(".") ? String(rest.dropFirst()) : "a value that it stores\(rest)"
    return link
  }

  /// `resetHandler` for `members["resetHandler"]`; nil for fields that the app's code doesn't show.
  private static func member(in field: Substring) -> Substring? {
    guard field.hasPrefix("members["), let end = field.firstIndex(of: "]") else { return nil }
    let key = field[..<end].dropFirst("members[".count)
    return key.hasPrefix("\"") ? key.dropFirst().dropLast() : key
  }
}
