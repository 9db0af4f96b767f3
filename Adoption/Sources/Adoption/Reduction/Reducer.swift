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
    var roundLimit = 12
    /// Rejects every reduction: the result is the first round's errors.
    var isStrict = false

    init(missingModules: Set<String>) {
      self.missingModules = missingModules
    }
  }

  static let standInPath = "StandIns.swift"

  private let sources: [AppSource]
  private let files: [AppFile]
  private let fileNumbers: [String: Int]
  private let options: Options
  private let index: AppIndex
  private let protection: Protection
  private let conformers: [HarmlessConformer]
  private var library = StandInLibrary()
  private var learned: Set<String> = []
  private var promoted: Set<String> = []
  private var round = 0
  private var grownStatements: Set<Statement> = []
  /// Files that see the modules that their imports re-export on iOS, with the round since when they
  /// do.
  private var widened: [Int: Int] = [:]

  /// The reduced code, by file and range.
  private var active: [[Range<Int>: Active]]
  private var renderings: [Rendering]
  private var isStale: [Bool]
  /// The code reduced in the current round.
  private var fresh: [[Range<Int>]] = []

  private struct Active {
    var way: GivingWay
    var reason: String
    var line: Int
  }

  init(_ sources: [AppSource], options: Options) {
    self.sources = sources
    files = sources.map { AppFile(path: $0.path, text: $0.text) }
    fileNumbers = Dictionary(
      files.enumerated().map { ($0.element.path, $0.offset) },
      uniquingKeysWith: { first, _ in first })
    self.options = options
    index = AppIndex(files)
    protection = Protection(index, files)
    conformers = HarmlessConformer.all(in: files)
    active = Array(repeating: [:], count: files.count)
    renderings = files.map { Rendering($0, edits: []) }
    isStale = Array(repeating: true, count: files.count)
  }

  // MARK: Rounds

  mutating func run(_ check: Check) rethrows -> Outcome {
    removeMissingImports()
    var errors: [CompilerDiagnostic] = []
    var focus: Set<String>?
    while true {
      errors = Array(Set(try check(render(), focus).filter { $0.severity == .error }))
        .sorted {
          ($0.path, $0.line, $0.column, $0.message) < ($1.path, $1.line, $1.column, $1.message)
        }
      round += 1
      if errors.isEmpty {
        // A file without errors in an earlier round may have some now.
        guard focus != nil else { break }
        focus = nil
        continue
      }
      guard !options.isStrict, round < options.roundLimit, giveWay(to: errors) else {
        guard focus != nil else { break }
        focus = nil
        if round >= options.roundLimit || options.isStrict { break }
        continue
      }
      focus = Set(errors.map(\.path)).union([Self.standInPath])
      for number in files.indices where !fresh[number].isEmpty {
        focus?.insert(files[number].path)
      }
    }
    return Outcome(
      sources: hasStandIns || active.contains(where: { !$0.isEmpty })
        ? render() : sources + [AppSource(path: Self.standInPath, text: "")],
      entries: ledger(), declarations: declarations, remaining: errors,
      rounds: round, hasStandIns: hasStandIns)
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
      let way = GivingWays.list(at: token, message: error.message).first
    else { return false }
    return !way.kind.losesNothing && protection.reason(for: way.node) != nil
  }

  /// Starts with small reductions, and takes larger ones as rounds run out.
  private var leastRank: Int {
    if round >= options.roundLimit - 2 { return GivingWay.Kind.body.rank }
    return round >= options.roundLimit - 5 ? GivingWay.Kind.statement.rank : 0
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
  }

  /// A reduced place.
  struct Entry {
    var file: Int
    /// The line in the text before reduction, counted from 1.
    var line: Int
    var column: Int
    var kind: GivingWay.Kind
    var type: String?
    var reason: String
    var module: String?
    var touchesReferences: Bool
    /// Why the code should not have been reduced.
    var protection: String?
  }

  private var hasStandIns: Bool {
    !library.isEmpty || !widened.isEmpty
      || active.contains { edits in edits.values.contains { !$0.way.isImport } }
  }

  private mutating func render() -> [AppSource] {
    for number in files.indices where isStale[number] {
      let edits = active[number].values.map(\.way.edit)
      let prefix = (widened[number] != nil ? "import UIKit; " : "") + "import StandIns; "
      renderings[number] = Rendering(files[number], edits: edits, prefix: prefix)
      isStale[number] = false
    }
    var rendered = sources
    for number in files.indices { rendered[number].text = renderings[number].text }
    let imports = Set(index.imports.flatMap(\.self)).subtracting(options.missingModules)
      .union(["StandIns"])
    // Any reduced expression may have a protocol's type.
    let mayNeedValues = active.contains { $0.values.contains { !$0.way.kind.losesNothing } }
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
        way: GivingWay(kind: .adaptation, node: Syntax(item), edit: edit),
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
      let token = active[number][range]?.way.node.firstToken(viewMode: .sourceAccurate)
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
    return reduce(at: token, in: number, around: edit, because: error.message)
  }

  private mutating func reduce(
    at token: TokenSyntax, in number: Int, around enclosing: Range<Int>?, because reason: String
  ) -> Bool {
    for way in GivingWays.list(at: token, message: reason) {
      let range = way.edit.range
      if way.kind.rank < leastRank, way.kind != .adaptation { continue }
      if let enclosing,
        !(range.contains(enclosing))
          || range == enclosing
            && active[number][range]?.way.edit == way.edit
      {
        continue
      }
      if active[number][range] != nil, active[number][range]?.way.edit == way.edit { continue }
      // Code that was reduced can only be reduced further.
      if let present = active[number][range], present.way.kind.rank > way.kind.rank { continue }
      if active[number].keys.contains(where: {
        $0 != range && $0.contains(range) && isDropped(range, in: $0, number)
      }) {
        continue
      }
      let line = files[number].line(at: way.node.range.lowerBound) + 1
      active[number][range] = Active(way: way, reason: reason, line: line)
      spread(way, in: number, because: reason)
      fresh[number].append(range)
      isStale[number] = true
      return true
    }
    return false
  }

  /// Applies the same reduction to neighboring statements, because the compiler reports one
  /// statement of a closure at a time.
  private mutating func spread(_ way: GivingWay, in number: Int, because reason: String) {
    guard way.kind == .adaptation else { return }
    for other in GivingWays.alike(way, message: reason)
    where active[number][other.edit.range] == nil {
      let line = files[number].line(at: other.node.range.lowerBound) + 1
      active[number][other.edit.range] = Active(way: other, reason: reason, line: line)
    }
  }

  /// Whether an edit no longer contains a part of the range that it replaces.
  private func isDropped(_ range: Range<Int>, in outer: Range<Int>, _ number: Int) -> Bool {
    guard let edit = active[number][outer]?.way.edit else { return false }
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

extension GivingWay.Kind {
  /// Whether the code still does the same, as far as the missing modules permit.
  var losesNothing: Bool { self == .adaptation || self == .override || self == .attribute }

  /// The order in which kinds of code are reduced.
  var rank: Int {
    switch self {
    case .adaptation, .attribute, .override: 0
    case .type, .conformance: 1
    case .defaultArgument: 2
    case .initialValue: 3
    case .expression, .condition, .closure: 4
    case .statement: 5
    case .body: 6
    case .member: 7
    }
  }
}

// MARK: - Learning

extension Reducer {
  /// Extends a stand-in, if the error is about one.
  private mutating func learn(
    from error: CompilerDiagnostic, at token: TokenSyntax, in number: Int
  ) -> Bool {
    let key = "\(number):\(token.range.lowerBound):\(error.message)"
    guard learned.insert(key).inserted else { return false }
    let missing = missingImports(of: number)
    // A file sees the members of every module that any file of its module imports.
    let around = missing.isEmpty ? importedMissing : missing
    let module = around.first ?? "UIKit"
    if error.message.contains("to make capture semantics explicit")
      || error.message.contains("implicit use of 'self' in closure")
    {
      return learnImmediate(at: token)
    }
    if error.message.contains("binary operator"),
      ErrorMessage.quoted(in: error.message).dropFirst().contains(where: {
        loosen(baseName(ofType: $0), at: token)
      })
    {
      return true
    }
    switch ErrorMessage(error.message) {
    case .missingType(let name):
      return widen(number) || learnType(name, at: token, in: number)
    case .missingName(let name):
      if name.first?.isUppercase == true, widen(number) { return true }
      if name.first?.isUppercase == true, !isValue(name, at: token) {
        return learnType(name, at: token, in: number)
      }
      guard !index.declaredNames.contains(name) else { return false }
      // A member that the enclosing type inherits, used without `self`.
      if call(ofNameAt: token) == nil, let type = typeName(around: token),
        let ancestor = index.foreignAncestor(of: type) ?? (index.types[type] == nil ? type : nil),
        Self.classPrefixes.contains(where: ancestor.hasPrefix), !around.isEmpty
      {
        promoted.insert(name)
        return library.addMember(
          .init(type: "NSObject", name: name, shape: nil, isStatic: false), module: module)
      }
      return library.addGlobal(name, call(ofNameAt: token).map(CallShape.init), module: module)
    case .missingMember(let member, let type, let isStatic):
      return learnMember(
        member, of: type, isStatic, at: token, module, hasMissing: !around.isEmpty)
    case .missingMemberType(let name, let type):
      return library.addNested(name, in: index.path(ofType: type))
    case .unknownAttribute(let name):
      guard
        token.enclosing(AttributeSyntax.self)?.parent?.parent?.is(VariableDeclSyntax.self) == true
      else { return false }
      return library.addType(named: name, module: module, from: index)
    case .conversion(let from, let to):
      return from.hasPrefix("[") && library.makeList(baseName(ofType: to))
        || learnAncestor(index.resolved(baseName(ofType: from)), baseName(ofType: to))
        || !to.hasPrefix("StandIn") && loosen(baseName(ofType: from), at: token)
        || learnOperand(of: from, at: token, module)
        || learnCall(at: token, module)
    case .missingConformance(let type, _) where error.message.hasPrefix("referencing operator"):
      return loosen(baseName(ofType: type), at: token)
    case .missingConformance(let type, let name):
      guard library.types[baseName(ofType: type)] != nil else {
        return learnCall(at: token, module)
      }
      return library.addConformance(baseName(ofType: type), to: baseName(ofType: name))
    case .arguments:
      return learnCall(at: token, module) || learnImplicitMember(at: token, module)
    case .other:
      return false
    }
  }

  /// Modules that re-export Foundation, the most frequent ones.
  private static let bringers: Set<String> = [
    "UIKit", "Foundation", "SwiftUI", "Combine", "CoreData", "CoreLocation", "MapKit", "RxSwift",
    "RxCocoa", "RxRelay", "SnapKit",
  ]

  /// Lets a file see UIKit and Foundation, as on iOS; returns whether that is new.
  ///
  /// On iOS, a framework that the file imports re-exports them, because the header that Xcode and
  /// CocoaPods generate for it includes them.
  private mutating func widen(_ number: Int) -> Bool {
    let imports = Set(index.imports[number])
    guard !imports.isEmpty, imports.isDisjoint(with: Self.bringers),
      missingImports(of: number).isEmpty
    else { return false }
    if let since = widened[number] { return since == round }
    widened[number] = round
    isStale[number] = true
    return true
  }

  /// Whether a capitalized name is a constant: it is used as an expression by itself, and never as
  /// a type.
  private func isValue(_ name: String, at token: TokenSyntax) -> Bool {
    guard let reference = token.parent?.as(DeclReferenceExprSyntax.self),
      reference.parent?.as(MemberAccessExprSyntax.self)?.base?.id != ExprSyntax(reference).id,
      reference.parent?.is(GenericSpecializationExprSyntax.self) != true
    else { return false }
    if reference.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id
      == ExprSyntax(reference).id
    {
      return CFunctionName.isOne(name)
    }
    return library.types[name] == nil && index.memberUses[name] == nil
      && index.calls[name] == nil && index.inheritances[name] == nil
      && index.genericUses[name] == nil && index.memberTypes[name] == nil
      && !index.existentials.contains(name)
  }

  /// The missing modules that some file imports.
  private var importedMissing: [String] {
    Set(index.imports.joined()).intersection(options.missingModules).sorted()
  }

  /// A closure that uses `self` implicitly isn't retained by the missing function.
  private mutating func learnImmediate(at token: TokenSyntax) -> Bool {
    for ancestor in token.ancestors {
      guard let closure = ancestor.as(ClosureExprSyntax.self) else { continue }
      let call =
        closure.parent?.as(FunctionCallExprSyntax.self)
        ?? closure.parent?.parent?.parent?.as(FunctionCallExprSyntax.self)
      if let call, library.makeImmediate(CallShape.name(of: call), CallShape(call)) { return true }
    }
    return false
  }

  private func missingImports(of number: Int) -> [String] {
    index.imports[number].filter { options.missingModules.contains($0) }
  }

  private mutating func learnType(_ name: String, at token: TokenSyntax, in number: Int) -> Bool {
    // A type nested in one of the app's types can't be meant by its name alone.
    guard !index.outermostTypes.contains(name) else { return false }
    return library.addType(named: name, module: module(of: name, in: number), from: index)
  }

  /// The missing module that a name most likely belongs to.
  private func module(of name: String, in number: Int) -> String {
    let missing = missingImports(of: number)
    if missing.count <= 1 { return missing.first ?? "UIKit" }
    let prefix = name.prefix(2)
    return missing.first { $0.hasPrefix(prefix) } ?? missing[0]
  }

  private func call(ofNameAt token: TokenSyntax) -> FunctionCallExprSyntax? {
    guard let name = token.parent?.as(DeclReferenceExprSyntax.self),
      let call = name.parent?.as(FunctionCallExprSyntax.self),
      call.calledExpression.id == ExprSyntax(name).id
    else { return nil }
    return call
  }

  private mutating func learnMember(
    _ member: String, of typeText: String, _ isStatic: Bool, at token: TokenSyntax,
    _ module: String,
    hasMissing: Bool
  ) -> Bool {
    var type = baseName(ofType: typeText)
    var isPhantom = type == "StandIn" || library.types[type] != nil
    if !isPhantom, index.types[type] == nil,
      let (root, path) = library.phantomPath(index.path(ofType: typeText))
    {
      type = path.isEmpty ? root : root + "." + path
      isPhantom = true
    }
    let access = token.ancestors.lazy.compactMap { $0.as(MemberAccessExprSyntax.self) }
      .first { $0.declName.baseName.text == member }
    guard let access else { return false }
    if isPhantom, member.first?.isUppercase == true { return library.addNested(member, in: type) }
    let call = access.parent?.as(FunctionCallExprSyntax.self)
    let isCalled = call?.calledExpression.id == ExprSyntax(access).id
    let shape = isCalled ? call.map(CallShape.init) : nil
    if member == "init", isPhantom, let shape { return library.addInitializer(shape, to: type) }
    if type == "Any" { return learnCall(at: token, module) }
    guard isPhantom || hasMissing && mayAdd(access, isCalled: isCalled) else { return false }
    if ["NSNotification.Name?", "NSNotification.Name", "Notification.Name"].contains(typeText) {
      type = "Notification.Name"
    }
    // Members of one of the app's classes come from the missing class that it derives from.
    let owner = isPhantom ? type : index.foreignAncestor(of: type) ?? type
    if shape == nil, !isStatic, !isPhantom || library.types[type]?.superclass != nil,
      // If the app declares a property of this name, a class would inherit it twice.
      index.properties[member] == nil,
      Self.classPrefixes.contains(where: owner.hasPrefix), promoted.insert(member).inserted
    {
      // A name that several classes have is declared once, in their common superclass.
      let library = library
      self.library.removeMembers(named: member) { $0 != "NSObject" && library.types[$0] == nil }
      return self.library.addMember(
        .init(type: "NSObject", name: member, shape: nil, isStatic: false), module: module)
    }
    if shape == nil, !isStatic, promoted.contains(member),
      Self.classPrefixes.contains(where: owner.hasPrefix),
      library.hasJustGrown(.init(type: "NSObject", name: member, shape: nil, isStatic: false))
    {
      return true
    }
    return library.addMember(
      .init(
        type: owner, name: member, shape: shape, isStatic: isStatic,
        isImplicit: access.base == nil),
      module: module)
  }

  private static let classPrefixes = ["UI", "CA", "WK", "MK", "NS", "AV"]

  // Whether a member may be added to UIKit's class.
  //
  // A navigation API that UIKit lacks here must not be replaced, and a namespace of a missing
  // module, as in `button.rx.tap`, isn't UIKit's.
  private func mayAdd(_ access: MemberAccessExprSyntax, isCalled: Bool) -> Bool {
    guard let type = protection.enclosingType(of: access), protection.isWhole(type) else {
      return true
    }
    return !isCalled && access.parent?.is(MemberAccessExprSyntax.self) == true
  }

  private mutating func learnAncestor(_ type: String, _ wanted: String) -> Bool {
    guard library.types[type] != nil else { return false }
    if wanted.hasPrefix("UI"),
      wanted.hasSuffix("View") || wanted.hasSuffix("Controller")
        || ["UIControl", "UIButton", "UILabel", "UITextField", "UIResponder"].contains(wanted)
        || wanted.hasSuffix("Cell") || wanted.hasSuffix("Recognizer")
    {
      return library.setSuperclass(wanted, of: type)
    }
    if index.types[wanted]?.kind == .protocol { return library.addConformance(type, to: wanted) }
    return false
  }

  /// A stand-in's constant that isn't used as one of its type: `Kit.level > 3`, `let text: String =
  /// Kit.name`.
  private mutating func loosen(_ type: String, at token: TokenSyntax) -> Bool {
    guard library.types[type] != nil else { return false }
    for ancestor in token.ancestors {
      if ancestor.is(CodeBlockItemSyntax.self) || ancestor.is(MemberBlockItemSyntax.self) { break }
      let members =
        ancestor.as(MemberAccessExprSyntax.self).map { [$0] }
        ?? ancestor.as(ExprListSyntax.self)?.compactMap { $0.as(MemberAccessExprSyntax.self) } ?? []
      for member in members where member.base?.trimmedDescription == type {
        if library.loosen(member.declName.baseName.text, of: type) { return true }
      }
    }
    return false
  }

  /// A constant of a stand-in's type beside a value of that type, as in `path.status == .satisfied`.
  private mutating func learnOperand(
    of type: String, at token: TokenSyntax, _ module: String
  ) -> Bool {
    guard let (root, path) = library.phantomPath(type),
      let operands = token.ancestors.lazy.compactMap({ $0.as(ExprListSyntax.self) }).first
    else { return false }
    for case let member? in operands.map({ $0.as(MemberAccessExprSyntax.self) })
    where member.base == nil {
      return library.addMember(
        .init(
          type: path.isEmpty ? root : root + "." + path, name: member.declName.baseName.text,
          shape: nil, isStatic: true, isImplicit: true),
        module: module)
    }
    return false
  }

  /// Learns the unknown function or initializer of the innermost call around an error.
  private mutating func learnCall(at token: TokenSyntax, _ module: String) -> Bool {
    for ancestor in token.ancestors {
      if ancestor.is(CodeBlockItemSyntax.self),
        ancestor.parent?.parent?.is(ClosureExprSyntax.self) != true
      {
        return false
      }
      guard let call = ancestor.as(FunctionCallExprSyntax.self) else { continue }
      let shape = CallShape(call)
      let name = CallShape.name(of: call)
      if let type = phantomCallee(of: call) {
        if library.addInitializer(shape, to: type) { return true }
        continue
      }
      // The compiler can't infer the type of a `nil` argument of an unknown function.
      let takesNil = call.arguments.contains { $0.expression.is(NilLiteralExprSyntax.self) }
      guard call.calledExpression.is(MemberAccessExprSyntax.self),
        !shape.hasOnlyPlainArguments || takesNil,
        name != "init", !library.isEmpty
      else { continue }
      if library.addMember(
        .init(type: nil, name: name, shape: shape, isStatic: false), module: module)
      {
        // A function with this name hides the stand-in's own, so it needs every form that is used.
        for other in index.memberCalls[name] ?? [] {
          _ = library.addMember(
            .init(type: nil, name: name, shape: CallShape(other), isStatic: false), module: module)
        }
        for argument in call.arguments { learnImplicitMembers(in: argument.expression, module) }
        return true
      }
    }
    return false
  }

  private func phantomCallee(of call: FunctionCallExprSyntax) -> String? {
    guard let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    else { return nil }
    let type = index.resolved(name)
    return library.types[type] == nil ? nil : type
  }

  /// A constant passed to a stand-in, as in `view.loopMode = .loop`.
  private mutating func learnImplicitMember(at token: TokenSyntax, _ module: String) -> Bool {
    guard
      let member = token.ancestors.lazy.compactMap({ $0.as(MemberAccessExprSyntax.self) }).first,
      member.base == nil, !library.isEmpty
    else { return false }
    let name = member.declName.baseName.text
    guard name != "init" else { return false }
    let call = member.parent?.as(FunctionCallExprSyntax.self)
    let isCalled = call?.calledExpression.id == ExprSyntax(member).id
    return library.addMember(
      .init(
        type: "StandIn", name: name, shape: isCalled ? call.map(CallShape.init) : nil,
        isStatic: true, isImplicit: true),
      module: module)
  }

  private mutating func learnImplicitMembers(in expression: ExprSyntax, _ module: String) {
    if let array = expression.as(ArrayExprSyntax.self) {
      for element in array.elements { learnImplicitMembers(in: element.expression, module) }
      return
    }
    guard let member = expression.as(MemberAccessExprSyntax.self), member.base == nil else {
      return
    }
    _ = library.addMember(
      .init(type: "StandIn", name: member.declName.baseName.text, shape: nil, isStatic: true),
      module: module)
  }
}

// MARK: - Ledger

extension Reducer {
  private func ledger() -> [Entry] {
    var entries: [Entry] = []
    for (number, file) in files.enumerated() {
      for (range, present) in active[number].sorted(by: { $0.key.lowerBound < $1.key.lowerBound })
      where !present.way.isImport && !isReplaced(range, in: number) {
        let node = present.way.node
        let offset = node.range.lowerBound
        entries.append(
          Entry(
            file: number, line: file.line(at: offset) + 1, column: file.column(at: offset) + 1,
            kind: present.way.kind, type: protection.enclosingType(of: node),
            reason: present.reason, module: missingImports(of: number).first,
            touchesReferences: ReferenceTouch.touches(node),
            protection: present.way.kind.losesNothing ? nil : protection.reason(for: node)))
      }
    }
    return entries
  }

  /// Whether an edit that encloses this one no longer contains it.
  private func isReplaced(_ range: Range<Int>, in number: Int) -> Bool {
    active[number].keys.contains { outer in
      outer != range && outer.contains(range) && isDropped(range, in: outer, number)
    }
  }

  private var declarations: [StandInDeclaration] {
    let members = library.members.map { member, module in
      StandInDeclaration(
        name: (member.type.map { $0 + "." } ?? "") + member.name, module: module)
    }
    let all =
      library.types.map { StandInDeclaration(name: $0.key, module: $0.value.module) }
      + library.globals.map { StandInDeclaration(name: $0.key, module: $0.value.module) } + members
    var seen: Set<String> = []
    return all.filter { seen.insert($0.module + " " + $0.name).inserted }
      .sorted { ($0.module, $0.name) < ($1.module, $1.name) }
  }
}

extension GivingWay {
  /// Whether this only removes the import of a missing module.
  fileprivate var isImport: Bool {
    node.as(CodeBlockItemSyntax.self)?.item.is(ImportDeclSyntax.self) == true
  }
}

/// Whether code stores, captures or passes on one of the app's objects.
enum ReferenceTouch {
  static func touches(_ node: Syntax) -> Bool {
    if !ClosureFinder.closures(in: node).isEmpty { return true }
    return Captures.names(in: node).contains("self") && passesSelf(node)
  }

  private static func passesSelf(_ node: Syntax) -> Bool {
    node.tokens(viewMode: .sourceAccurate).contains { token in
      token.tokenKind == .keyword(.self) && token.nextToken(viewMode: .sourceAccurate)?.text != "."
    }
  }
}
