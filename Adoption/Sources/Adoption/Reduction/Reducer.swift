import SwiftSyntax

/// Makes an app's sources compile although some of the code that they use is missing.
///
/// Each round type-checks the whole module and maps every error to the smallest code that can be
/// reduced. Reduced code stays reduced, and later reductions only enclose it, so the rounds end.
struct Reducer {
  /// Compiles the sources and returns the errors; the last source contains the stand-ins.
  ///
  /// With `only`, the other sources are read for their declarations and not checked.
  typealias Check = (_ sources: [AppSource], _ only: Set<String>?) throws -> [CompilerDiagnostic]

  struct Options: Sendable {
    /// The modules that don't exist.
    var missingModules: Set<String>
    /// The rounds after which only whole bodies are reduced.
    var roundLimit = 12
    /// The rounds for an app whose errors are hidden behind other errors.
    var lastRound = 20
    /// The stand-ins of the modules that this one depends on.
    var sharedTypes = SharedTypes()
    /// The classes of other modules that storyboards name, with UIKit's class that each is drawn as.
    var drawnClasses: [String: String] = [:]
    /// Rejects every reduction: the result is the first round's errors.
    var isStrict = false

    init(missingModules: Set<String>) {
      self.missingModules = missingModules
    }
  }

  static let standInPath = "StandIns.swift"

  private let sources: [AppSource]
  let files: [AppFile]
  private let fileNumbers: [String: Int]
  let options: Options
  let index: AppIndex
  let protection: Protection
  /// The app's protocols, by name.
  let protocols: [String: ProtocolDeclSyntax]
  private let conformers: [HarmlessConformer]
  var library: StandInLibrary
  var learned: Set<String> = []
  var promoted: Set<String> = []
  var round = 0
  private var grownStatements: Set<Statement> = []
  /// Files that see the modules that their imports re-export on iOS, with the round since when they
  /// do.
  var widened: [Int: Int] = [:]

  /// The reduced code, by file and range.
  var active: [[Range<Int>: Active]]
  private var renderings: [Rendering]
  var isStale: [Bool]
  /// The code reduced in the current round.
  private var fresh: [[Range<Int>]] = []

  struct Active {
    var candidate: ReductionCandidate
    var reason: String
    var line: Int
  }

  init(_ sources: [AppSource], options: Options) {
    let qualifiers = ModuleQualifiers(sources, missing: options.missingModules)
    let sources = sources.map(qualifiers.removed)
    self.sources = sources
    files = sources.map { AppFile(path: $0.path, text: $0.text) }
    fileNumbers = Dictionary(
      files.enumerated().map { ($0.element.path, $0.offset) },
      uniquingKeysWith: { first, _ in first })
    self.options = options
    library = StandInLibrary(
      shared: options.sharedTypes, drawnClasses: options.drawnClasses)
    index = AppIndex(files)
    library.readMembers = index.readMembers
    protection = Protection(index, files)
    protocols = ProtocolRequirements.protocols(in: files)
    conformers = HarmlessConformer.all(in: protocols)
    active = Array(repeating: [:], count: files.count)
    renderings = files.map { Rendering($0, edits: []) }
    isStale = Array(repeating: true, count: files.count)
  }

  // MARK: Rounds

  mutating func run(_ check: Check) rethrows -> Outcome {
    removeMissingImports()
    let first = try errors(from: check, nil)
    let colliding = CollidingNames(first, files, index, missing: options.missingModules)
    guard options.isStrict || colliding.names.isEmpty else {
      self = Reducer(colliding.renamed(sources, files), options: options)
      return try run(check)
    }
    let remaining = try makeRounds(check, first)
    // Some code was reduced because of errors that were consequences of what is known by now.
    if remaining.isEmpty, lossCount > 0 {
      var again = self
      again.restore()
      if try again.makeRounds(check).isEmpty, again.lossCount <= lossCount { self = again }
    }
    return Outcome(
      sources: hasStandIns || active.contains(where: { !$0.isEmpty })
        ? render() : sources + [AppSource(path: Self.standInPath, text: "")],
      entries: ledger(), declarations: declarations, remaining: remaining,
      rounds: round, hasStandIns: hasStandIns, types: library.types)
  }

  /// The number of places where code was lost.
  private var lossCount: Int {
    active.reduce(0) { count, edits in
      count + edits.values.count { !$0.candidate.kind.losesNothing }
    }
  }

  /// Restores all reduced code, and keeps the stand-ins.
  private mutating func restore() {
    for number in files.indices {
      active[number] = active[number].filter { $0.value.candidate.isImport }
      isStale[number] = true
    }
    round = 0
  }

  /// Checks and reduces until nothing is left to reduce; returns the errors that remain.
  ///
  /// - Parameter first: The errors of the first round, if the sources have been checked.
  private mutating func makeRounds(
    _ check: Check, _ first: [CompilerDiagnostic]? = nil
  ) rethrows -> [CompilerDiagnostic] {
    var errors: [CompilerDiagnostic] = []
    var focus: Set<String>?
    while true {
      errors = if round == 0, let first { first } else { try self.errors(from: check, focus) }
      round += 1
      if errors.isEmpty {
        // A file without errors in an earlier round may have some now.
        guard focus != nil else { break }
        focus = nil
        continue
      }
      guard !options.isStrict, round < options.lastRound, giveWay(to: errors) else {
        guard focus != nil else { break }
        focus = nil
        if round >= options.lastRound || options.isStrict { break }
        continue
      }
      focus = Set(errors.map(\.path)).union([Self.standInPath])
      for number in files.indices where !fresh[number].isEmpty {
        focus?.insert(files[number].path)
      }
    }
    return errors
  }

  private mutating func errors(
    from check: Check, _ focus: Set<String>?
  ) rethrows -> [CompilerDiagnostic] {
    Array(Set(try check(render(), focus).filter { $0.severity == .error }))
      .sorted {
        ($0.path, $0.line, $0.column, $0.message) < ($1.path, $1.line, $1.column, $1.message)
      }
  }

  /// Extends stand-ins and reduces code; returns whether anything changed.
  private mutating func giveWay(to errors: [CompilerDiagnostic]) -> Bool {
    fresh = Array(repeating: [], count: files.count)
    grownStatements = []
    var hasChanged = false
    var rest: [CompilerDiagnostic] = []
    for error in errors {
      if grow(for: error) { hasChanged = true } else { rest.append(error) }
    }
    // Many errors are consequences of a type that is still missing.
    if hasChanged, library.hasNewTypes, round <= 4 { return true }
    // Errors caused by a stand-in that was just extended don't count.
    var protected: [CompilerDiagnostic] = []
    for error in rest {
      if !isLate, isProtected(error) {
        protected.append(error)
      } else if giveWay(to: error) {
        hasChanged = true
      }
    }
    // Protected code comes last, because its errors may be consequences of others.
    guard !hasChanged else { return true }
    for error in protected where giveWay(to: error) { hasChanged = true }
    return hasChanged
  }

  /// Whether too few rounds are left for errors to disappear by themselves.
  private var isLate: Bool { round >= options.roundLimit - 3 }

  /// Whether only protected code could be reduced for an error.
  private func isProtected(_ error: CompilerDiagnostic) -> Bool {
    guard let (_, token, _) = place(of: error),
      let candidate = candidates(at: token, because: error.message).first
    else { return false }
    return !candidate.kind.losesNothing && protection.reason(for: candidate.node) != nil
  }

  /// Starts with small reductions, and takes larger ones as rounds run out.
  private var leastRank: Int {
    if round >= options.roundLimit - 2 { return ReductionCandidate.Kind.body.rank }
    return round >= options.roundLimit - 5 ? ReductionCandidate.Kind.statement.rank : 0
  }

  /// The result of all rounds.
  struct Outcome {
    /// The files that compile; the last one contains the stand-ins.
    var sources: [AppSource]
    var entries: [Entry]
    var declarations: [StandInDeclaration]
    /// Errors for which no code could be reduced.
    var remaining: [CompilerDiagnostic]
    var rounds: Int
    /// Whether the stand-ins' file is needed.
    var hasStandIns: Bool
    /// The types of the stand-ins.
    var types: [String: StandInLibrary.PhantomType] = [:]
  }

  /// A reduced place.
  struct Entry {
    var file: Int
    /// The line in the text before reduction, counted from 1.
    var line: Int
    var column: Int
    var kind: ReductionCandidate.Kind
    var type: String?
    var reason: String
    var module: String?
    var touchesReferences: Bool
    /// Why the code should not have been reduced.
    var protection: String?
  }

  private var hasStandIns: Bool {
    !library.isEmpty || !widened.isEmpty
      || active.contains { edits in edits.values.contains { !$0.candidate.isImport } }
  }

  private mutating func render() -> [AppSource] {
    for number in files.indices where isStale[number] {
      let edits = active[number].values.map(\.candidate.edit)
      let prefix = (widened[number] != nil ? "import UIKit; " : "") + "import StandIns; "
      renderings[number] = Rendering(files[number], edits: edits, prefix: prefix)
      isStale[number] = false
    }
    var rendered = sources
    for number in files.indices { rendered[number].text = renderings[number].text }
    let imports = Set(index.imports.flatMap(\.self)).subtracting(options.missingModules)
      .union(["StandIns"])
    // Any reduced expression may have a protocol's type.
    let mayNeedValues = active.contains { $0.values.contains { !$0.candidate.kind.losesNothing } }
    library.conformers = mayNeedValues || !library.isEmpty ? conformers : []
    let text = library.render(imports: imports.sorted())
    rendered.append(AppSource(path: Self.standInPath, text: text))
    return rendered
  }

  // A missing module would stop the compiler before it reports other errors.
  private mutating func removeMissingImports() {
    for (number, file) in files.enumerated() {
      for statement in file.tree.statements {
        remove(importIn: Syntax(statement), of: number)
      }
    }
  }

  private mutating func remove(importIn node: Syntax, of number: Int) {
    if let item = node.as(CodeBlockItemSyntax.self),
      let declaration = item.item.as(ImportDeclSyntax.self)
    {
      guard let module = declaration.path.first?.name.text, options.missingModules.contains(module)
      else { return }
      // Apple's modules re-export Foundation and UIKit.
      let edit = Edit(item.range, "import UIKit")
      active[number][item.range] = Active(
        candidate: ReductionCandidate(kind: .adaptation, node: Syntax(item), edit: edit),
        reason: "no such module '\(module)'",
        line: files[number].line(at: item.range.lowerBound) + 1)
    } else if node.is(CodeBlockItemSyntax.self) || node.is(IfConfigDeclSyntax.self)
      || node.is(IfConfigClauseListSyntax.self) || node.is(IfConfigClauseSyntax.self)
      || node.is(CodeBlockItemListSyntax.self)
    {
      for child in node.children(viewMode: .sourceAccurate) { remove(importIn: child, of: number) }
    }
  }

  // MARK: One error

  /// The code that an error is about, and the range of the edit that contains it.
  private func place(of error: CompilerDiagnostic) -> (Int, TokenSyntax, Range<Int>?)? {
    guard let number = fileNumbers[error.path] else { return nil }
    switch renderings[number].origin(line: error.line, column: error.column) {
    case .source(let offset): return files[number].token(at: offset).map { (number, $0, nil) }
    case .edit(let range):
      let token = active[number][range]?.candidate.node.firstToken(viewMode: .sourceAccurate)
      return token.map { (number, $0, range) }
    }
  }

  /// Extends a stand-in because of an error; returns whether one was extended.
  private mutating func grow(for error: CompilerDiagnostic) -> Bool {
    if error.path == Self.standInPath { return library.refuse(line: error.line) }
    guard let (number, token, edit) = place(of: error), edit == nil,
      learn(from: error, at: token, in: number)
    else { return false }
    grownStatements.insert(Statement(file: number, range: outermostStatement(of: token)))
    return true
  }

  private struct Statement: Hashable {
    var file: Int
    var range: Range<Int>
  }

  private func outermostStatement(of token: TokenSyntax) -> Range<Int> {
    var range = token.range
    for ancestor in token.ancestors {
      if ancestor.is(CodeBlockItemSyntax.self) { range = ancestor.range }
      if ancestor.is(MemberBlockItemSyntax.self) {
        if ancestor.as(MemberBlockItemSyntax.self)?.decl.is(VariableDeclSyntax.self) == true {
          range = ancestor.range
        }
        break
      }
    }
    return range
  }

  /// Reduces code because of an error; returns whether anything changed.
  private mutating func giveWay(to error: CompilerDiagnostic) -> Bool {
    guard let (number, token, edit) = place(of: error) else { return false }
    if fresh[number].contains(where: { $0.contains(token.range.lowerBound) }) { return false }
    if grownStatements.contains(Statement(file: number, range: outermostStatement(of: token))) {
      return false
    }
    return omitRequirement(at: token, because: error.message)
      || reduce(at: token, in: number, around: edit, because: error.message)
  }

  /// Removes a declaration that causes an error in another place.
  mutating func omit(_ node: some SyntaxProtocol, in number: Int, because reason: String) {
    guard active[number][node.range] == nil else { return }
    active[number][node.range] = Active(
      candidate: ReductionCandidate(
        kind: .adaptation, node: Syntax(node), edit: Edit(node.range, "")),
      reason: reason, line: files[number].line(at: node.range.lowerBound) + 1)
    fresh[number].append(node.range)
    isStale[number] = true
  }

  private mutating func reduce(
    at token: TokenSyntax, in number: Int, around enclosing: Range<Int>?, because reason: String
  ) -> Bool {
    for candidate in candidates(at: token, because: reason) {
      let range = candidate.edit.range
      // Errors about initialization come late, after those about types.
      if candidate.kind.rank < leastRank, ![.adaptation, .macro].contains(candidate.kind) {
        continue
      }
      if let enclosing,
        !(range.contains(enclosing))
          || range == enclosing
            && active[number][range]?.candidate.edit == candidate.edit
      {
        continue
      }
      if active[number][range]?.candidate.edit == candidate.edit {
        // Another error of the same round had the same cause.
        if fresh[number].contains(range) { return true }
        continue
      }
      // Code that was reduced can only be reduced further.
      if let present = active[number][range], present.candidate.kind.rank > candidate.kind.rank {
        continue
      }
      if active[number].keys.contains(where: {
        $0 != range && $0.contains(range) && isDropped(range, in: $0, number)
      }) {
        continue
      }
      let line = files[number].line(at: candidate.node.range.lowerBound) + 1
      active[number][range] = Active(candidate: candidate, reason: reason, line: line)
      spread(candidate, in: number, because: reason)
      fresh[number].append(range)
      isStale[number] = true
      return true
    }
    return false
  }

  private func candidates(at token: TokenSyntax, because reason: String) -> [ReductionCandidate] {
    ReductionCandidates.list(at: token, message: reason, wrappers: library.wrappers)
  }

  /// Applies the same reduction to neighboring statements, because the compiler reports one
  /// statement of a closure at a time.
  private mutating func spread(
    _ candidate: ReductionCandidate, in number: Int, because reason: String
  ) {
    guard candidate.kind == .adaptation else { return }
    for other in ReductionCandidates.alike(candidate, message: reason)
    where active[number][other.edit.range] == nil {
      let line = files[number].line(at: other.node.range.lowerBound) + 1
      active[number][other.edit.range] = Active(candidate: other, reason: reason, line: line)
    }
  }

  /// Whether an edit no longer contains a part of the range that it replaces.
  func isDropped(_ range: Range<Int>, in outer: Range<Int>, _ number: Int) -> Bool {
    guard let edit = active[number][outer]?.candidate.edit else { return false }
    return !edit.pieces.contains { piece in
      if case .source(let part) = piece { part.contains(range) } else { false }
    }
  }
}

extension Range<Int> {
  fileprivate func contains(_ other: Range<Int>) -> Bool {
    lowerBound <= other.lowerBound && other.upperBound <= upperBound
  }
}
