import RetainGraph

extension Finding {
  /// The finding with one reference for consecutive objects of libraries, whose fields the app's code doesn't show.
  ///
  /// References that come from the app's closures stay, as does the one to cut. The names are for readers: signatures
  /// keep all references.
  var withLibrariesFolded: Finding {
    var kept: [Link] = []
    var cutLink: Int?
    for (number, link) in links.enumerated() {
      let isCut = cut?.link == number
      if isCut { cutLink = kept.count }
      if let library = link.library, !isCut, link.holder != library {
        // The next object is the library's too, so the app doesn't see the reference between the two.
        if number + 1 < links.count, links[number + 1].library != nil { continue }
        var last = link
        if kept.last?.library != nil || number > 0 && links[number - 1].library != nil {
          last.holder = library
        }
        kept.append(last)
      } else {
        kept.append(link)
      }
    }
    guard kept.count < links.count else { return self }
    var finding = self
    finding.allLinks = allLinks ?? links
    finding.links = kept
    finding.cut = cut.map { $0.moved(to: cutLink ?? $0.link) }
    return finding
  }
}

extension Finding.Cut {
  /// The same cut, whose reference is at another place among those that are shown.
  func moved(to link: Int) -> Finding.Cut {
    var cut = Finding.Cut(
      link: link, frees: frees, alike: alike, others: others, isWeakenable: isWeakenable,
      reference: reference, made: made)
    cut.isCapture = isCapture
    cut.unowned = unowned
    return cut
  }
}
