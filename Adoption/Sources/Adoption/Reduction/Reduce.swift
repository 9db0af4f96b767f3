import Foundation

/// Reduces code that doesn't compile until everything compiles.
///
/// Doesn't write the input's files; the caller writes the result's.
public func reduce(
  _ input: ReductionInput, progress: (String) -> Void = { _ in }
) throws -> ReductionResult {
  var result = ReductionResult(modules: [])
  let workspace = URL(filePath: input.workspace)
  let interfaces = workspace.appendingPathComponent("Modules")
  var missing = Set(input.missingModules)
  var standIns: [(module: String, types: [String: StandInLibrary.PhantomType])] = []
  var hasChanged = false
  for (number, module) in input.modules.enumerated() {
    var module = module
    module.dependencies.removeAll(where: missing.contains)
    var check = try WholeModuleCheck(
      module: module.name,
      arguments: module.arguments(readingInterfaces: number > 0 ? interfaces.path : nil),
      folder: workspace.appendingPathComponent(module.name),
      interfaces: number + 1 < input.modules.count ? interfaces : nil)
    let sources = module.files.map(AppSource.init)
    let checked = CheckedSources(sources, arguments: check.arguments + [input.signature])
    let stamp = workspace.appendingPathComponent(module.name + ".checked")
    if input.trustsEarlierRuns, !hasChanged,
      let changed = checked.changed(since: CheckedSources.read(stamp)),
      // The build finds the effects of a changed file on the others.
      changed.isEmpty
        || number + 1 == input.modules.count && changed.count <= 8
          && check.isFine(sources, only: changed)
    {
      result.add(.unchanged(sources), of: module)
      result.isPartlyChecked = result.isPartlyChecked || !changed.isEmpty
      if !changed.isEmpty { try checked.write(stamp) }
      continue
    }
    hasChanged = true
    try? FileManager.default.removeItem(at: stamp)
    var options = Reducer.Options(missingModules: missing)
    options.isStrict = input.isStrict
    options.drawnClasses = input.drawnClasses
    options.sharedTypes = SharedTypes(of: module, among: input.modules, standIns: standIns)
    var reducer = Reducer(sources, options: options)
    let outcome = try reducer.run { sources, only in
      let found = try check(sources, only: only)
      let errors = found.count { $0.severity == .error }
      result.rounds += 1
      if errors > 0 { progress("\(module.name): \(errors) errors in round \(result.rounds)") }
      return found
    }
    if module.isVendored, !outcome.isFaithful {
      progress("\(module.name) doesn't compile on Linux; a stand-in takes its place")
      missing.insert(module.name)
      result.replaced.append(module.name)
      continue
    }
    result.add(outcome, of: module)
    standIns.append((module.name, outcome.types))
    if outcome.isUntouched(sources) { try checked.write(stamp) }
  }
  return result
}

extension ReductionInput.Module {
  /// The compiler's arguments, with the folder of the app's other modules.
  ///
  /// As in the build, the app's own modules come before camsh's of the same names.
  func arguments(readingInterfaces folder: String?) -> [String] {
    (folder.map { ["-I", $0] } ?? []) + compilerArguments
  }
}

extension AppSource {
  fileprivate init(_ file: RewrittenFile) {
    self.init(
      path: file.module + "/" + file.path, text: file.text,
      reportedPath: file.preambleLines > 0 ? file.original : nil,
      preambleLines: file.preambleLines)
  }
}

extension WholeModuleCheck {
  /// Whether some sources have no errors; a crash of the compiler isn't one of their errors.
  fileprivate mutating func isFine(_ sources: [AppSource], only paths: Set<String>) -> Bool {
    guard let found = try? self(sources, only: paths) else { return false }
    return !found.contains { $0.severity == .error }
  }
}

extension Reducer.Outcome {
  fileprivate static func unchanged(_ sources: [AppSource]) -> Self {
    Self(
      sources: sources, entries: [], declarations: [], remaining: [], rounds: 0,
      hasStandIns: false)
  }

  fileprivate func isUntouched(_ original: [AppSource]) -> Bool {
    remaining.isEmpty && !hasStandIns && sources.prefix(original.count).elementsEqual(original)
  }

  /// Whether everything compiles without reducing protected code.
  fileprivate var isFaithful: Bool {
    remaining.isEmpty && !entries.contains { $0.protection != nil }
  }
}

extension ReductionResult {
  fileprivate mutating func add(_ outcome: Reducer.Outcome, of module: ReductionInput.Module) {
    var reduced = module
    for number in module.files.indices {
      reduced.files[number].text = outcome.sources[number].text
    }
    if outcome.hasStandIns, let standIns = outcome.sources.last {
      reduced.files.append(
        RewrittenFile(
          original: Reducer.standInPath, module: module.name, path: Reducer.standInPath,
          text: standIns.text))
    }
    modules.append(reduced)
    declarations += outcome.declarations.filter { !declarations.contains($0) }
    for entry in outcome.entries {
      let source = module.files[entry.file]
      let place = LineMap(source.text).reported(entry.line)
      let (file, line) = place ?? (source.original, entry.line - source.preambleLines)
      if entry.protection != nil {
        unresolved.append(
          Unresolved(
            file: file, line: line, column: entry.column, message: entry.reason,
            missing: ErrorMessage(entry.reason).missing ?? entry.module))
        continue
      }
      let made = LedgerEntry(
        file: file, line: line, kind: entry.kind.name, type: entry.type,
        reason: entry.reason, missingModule: entry.module,
        touchesReferences: entry.touchesReferences)
      if entry.kind.losesNothing { adaptations.append(made) } else { ledger.append(made) }
    }
    for error in outcome.remaining {
      let source = module.files.first { AppSource($0).path == error.path }
      let place = source.flatMap { LineMap($0.text).reported(error.line) }
      unresolved.append(
        Unresolved(
          file: place?.file ?? source?.original ?? error.path,
          line: place?.line ?? error.line - (source?.preambleLines ?? 0),
          column: error.column, message: error.message,
          missing: ErrorMessage(error.message).missing))
    }
  }
}

extension ReductionCandidate.Kind {
  /// The kind's name in the ledger.
  var name: String {
    switch self {
    case .defaultArgument: "default argument"
    case .initialValue: "initial value"
    default: rawValue
    }
  }
}
