import RetainGraph

extension Finding.Link {
  /// The reference named after the app's function that started the task which retains the target, or the one that made
  /// the closure in a library's object.
  ///
  /// It is the reference itself if no function of the app is known. The names are for readers: signatures keep the
  /// types and fields.
  @MainActor func named(_ function: (UInt) -> FunctionName?) -> Finding.Link {
    guard case .task(let calls, let type)? = code else { return closureNamed(function) }
    // The outermost call is the closure that the task runs.
    guard let name = calls.reversed().lazy.compactMap(function).first(where: \.isOfApp) else {
      return self
    }
    var link = self
    link.holder = "Task in \(name.text)"
    // A result or a task-local value has a name of its own.
    if field == FieldPath.frame { link.field = "capture of type \(type)" }
    return link
  }

  /// The mangled name of the app's function that the task runs which retains the target; nil if it isn't the app's.
  ///
  /// It tells apart the closures of tasks that one function starts.
  @MainActor var taskFunction: String? {
    guard case .task(let calls, _)? = code else { return nil }
    return calls.reversed().lazy.compactMap(FunctionNames.ofProgram.name(at:))
      .first { FunctionName(symbol: $0)?.isOfApp ?? false }
      .map(FunctionName.wholeFunction)
  }

  /// Whether the task runs an async method of what it retains.
  ///
  /// The method retains its object until it returns, even if the task's closure captures the object weakly.
  @MainActor func isOfRunningMethod(_ function: (UInt) -> FunctionName?) -> Bool {
    guard case .task(let calls, let type)? = code else { return false }
    return calls.lazy.compactMap(function).contains {
      !$0.isClosure && $0.isOfApp && $0.text.hasPrefix("\(type).")
    }
  }

  /// The reference named after the app's function that made the closure which a library's object stores: an app can
  /// change the closure, and not the library.
  ///
  /// It is the reference itself if its closures are the library's. The names are for readers: signatures keep the
  /// library's fields.
  @MainActor private func closureNamed(_ function: (UInt) -> FunctionName?) -> Finding.Link {
    guard let library, case .closures(let functions)? = code,
      let name = functions.reversed().lazy.compactMap(function).first(where: \.isOfApp),
      let capture = field.ranges(of: " → ").last
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
    let function = FunctionNames.ofProgram.function(at:)
    func named(_ link: Link) -> Link { link.named(function) }
    var finding = self
    if let cut, links.indices.contains(cut.link), links[cut.link].isOfRunningMethod(function) {
      finding.cut = nil
    }
    finding.links = links.map(named)
    if let others = cut?.others { finding.cut?.others = others.map(named) }
    return finding
  }
}

extension FunctionName {
  /// Whether the app declares the function, and not a library that it brings.
  @MainActor fileprivate var isOfApp: Bool {
    AppHeap.isOfApp(module) && !ModuleFields.libraryModules.contains(module)
  }
}
