import RetainGraph

extension Finding.Link {
  /// The reference named after the app's function that made the closure which a library's object stores: an app can
  /// change the closure, and not the library.
  ///
  /// It is the reference itself if its closures are the library's. The names are for readers: signatures keep the
  /// library's fields.
  @MainActor func named(_ function: (UInt) -> FunctionName?) -> Finding.Link {
    guard let library, case .closures(let functions)? = code,
      let name = functions.reversed().lazy.compactMap(function).first(where: {
        AppHeap.isOfApp($0.module) && !ModuleFields.libraryModules.contains($0.module)
      }), let capture = field.ranges(of: " → ").last
    else { return self }
    var link = self
    link.holder = library
    link.field = "closure in \(name.text)\(field[capture.lowerBound...])"
    return link
  }
}

extension Finding {
  /// The finding in the terms of the app's code.
  @MainActor var forReaders: Finding { withClosureNames.withStandInsFolded.withLibrariesFolded }

  /// The finding with the app's functions in the place of a library's objects that store their closures.
  @MainActor var withClosureNames: Finding {
    func named(_ link: Link) -> Link { link.named { FunctionNames.ofProgram.function(at: $0) } }
    var finding = self
    finding.links = links.map(named)
    if let others = cut?.others { finding.cut?.others = others.map(named) }
    return finding
  }
}
