import SwiftParser
import SwiftSyntax

/// Rewrites the Swift files of an app so that they compile without Objective-C.
///
/// It reads all files first, because a file may need declarations of another: a class's tables list
/// what its extensions declare, and an extension's override moves into the class.
public struct Rewriter: Sendable {
  public struct Source: Sendable {
    public var path: String
    public var module: String
    /// The path below the module's folder.
    public var relativePath: String
    public var text: String
    /// The conditions under which `#if` compiles code.
    public var conditions: [String]

    public init(
      path: String, module: String, relativePath: String, text: String,
      conditions: [String] = ["DEBUG"]
    ) {
      self.conditions = conditions
      self.path = path
      self.module = module
      self.relativePath = relativePath
      self.text = text
    }
  }

  public struct Output: Sendable {
    public var files: [RewrittenFile]
    /// The app's entry.
    public var entry: EntryMarks
    var expectedTexts: ExpectedTexts
    var readKeys: ReadKeys
    public var notes: [Note]
    /// Every class with the module that declares it.
    public var classes: [String: String]
    /// The identifiers that each module's files mention.
    var mentions: [String: Set<String>]
    /// The declarations of the program.
    var declarations: Declarations
    /// The names of the program's type aliases.
    var aliases: Set<String>

    /// The identifiers that the files mention, without the types that they declare.
    var foreignNames: Set<String> {
      let declared = declarations.types.values.filter { $0.file != nil }.map(\.name)
      return Set(mentions.values.joined()).subtracting(declared).subtracting(aliases)
    }
  }

  /// The imports that a bridging header adds to every file of a module.
  public var implicitImports: [String: [String]] = [:]

  /// Modules that SwiftPM builds on a Mac too; `SWIFT_PACKAGE` is false for all others.
  public var packageModules: Set<String> = []

  /// What a class that conforms to a protocol of UIKit may leave to its subclasses.
  public var requirements: DelegateRequirements

  public init(
    implicitImports: [String: [String]] = [:], packageModules: Set<String> = [],
    requirements: DelegateRequirements = DelegateRequirements()
  ) {
    self.requirements = requirements
    self.implicitImports = implicitImports
    self.packageModules = packageModules
  }

  /// The parsed files, with the bodies of views replaced by outlines.
  private func lowered(_ sources: [Source]) -> [ParsedSource] {
    let parsed = sources.concurrentMap { ParsedSource($0) }
    var views = ViewDeclarations()
    for source in parsed where source.mentions.contains("SwiftUI") { views.add(source.tree) }
    let lowering = BodyLowering(declarations: views)
    return parsed.concurrentMap { source in
      guard source.mentions.contains("SwiftUI") else { return source }
      let (text, count) = lowering.lower(source.source.text, tree: source.tree)
      guard count > 0 else { return source }
      var changed = source.source
      changed.text = text
      return ParsedSource(changed, loweredBodies: count)
    }
  }

  public func rewrite(_ sources: [Source]) -> Output {
    let parsed = lowered(sources)
    var declarations = Declarations()
    var mentions: [String: Set<String>] = [:]
    var aliases = TypeAliases()
    for source in parsed { aliases.merge(source.aliases) }
    for source in parsed {
      for var fragment in source.fragments {
        fragment.inherited = aliases.resolve(fragment.inherited)
        declarations.add(fragment)
      }
      if source.createsDynamically { declarations.createsDynamically = true }
      declarations.weakBoxes.merge(source.weakBoxes)
      mentions[source.source.module, default: []].formUnion(source.mentions)
    }
    declarations.inherit(requirements)
    let moves = Moves(declarations)
    let frozen = declarations
    let overrides = ExtensionOverrides(frozen)
    var created: [String: Set<String>] = [:]
    for source in parsed { created[source.source.module, default: []].formUnion(source.created) }
    let modules = Dictionary(
      parsed.map { ($0.source.path, $0.source.module) }, uniquingKeysWith: { first, _ in first })
    let categories = CategoryOverrides(frozen, modules: modules, created: created)
    let edited = parsed.concurrentMap { source in
      EditedSource(
        source, declarations: frozen, overrides: overrides, categories: categories,
        isPackage: packageModules.contains(source.source.module))
    }
    let all = Dictionary(
      edited.map { ($0.parsed.source.path, $0) }, uniquingKeysWith: { first, _ in first })
    let networked = mentions.filter { !$0.value.isDisjoint(with: Preamble.networkTypes) }.keys
    let files = edited.concurrentMap { source in
      var preamble = Preamble(source)
      preamble.implicit = implicitImports[source.parsed.source.module] ?? []
      preamble.hasOwnObservable =
        frozen.types["Observable"]?.attributes.contains("propertyWrapper") == true
      preamble.importsNetworking = networked.contains(source.parsed.source.module)
      return source.finish(all: all, moves: moves, preamble: preamble)
    }
    var entry = EntryMarks()
    for source in edited { entry.merge(source.marks) }
    entry.complete(with: declarations)
    var expectedTexts = ExpectedTexts()
    var readKeys = ReadKeys()
    for source in edited {
      expectedTexts.merge(source.expectedTexts)
      readKeys.merge(source.readKeys)
    }
    readKeys.resolve()
    var classes = categories.modules
    for type in declarations.types.values where type.kind.contains(.class) && type.file != nil {
      classes[type.name] = type.module
    }
    return Output(
      files: files, entry: entry, expectedTexts: expectedTexts, readKeys: readKeys,
      notes: edited.flatMap(\.notes), classes: classes, mentions: mentions,
      declarations: declarations, aliases: Set(aliases.names))
  }
}

/// A file with its syntax tree.
struct ParsedSource: Sendable {
  let source: Rewriter.Source
  let bytes: [UInt8]
  let tree: SourceFileSyntax
  let fragments: [Declarations.TypeDeclaration]
  let mentions: Set<String>
  /// Whether it creates objects of a class that is known only at run time.
  let createsDynamically: Bool
  /// UIKit's classes that it creates objects of.
  let created: Set<String>
  /// The generic types that it uses.
  let weakBoxes: WeakBoxes
  /// The names that it gives to types.
  let aliases: TypeAliases
  /// The number of view bodies that were lowered.
  let loweredBodies: Int

  init(_ source: Rewriter.Source, loweredBodies: Int = 0) {
    self.source = source
    self.loweredBodies = loweredBodies
    bytes = Array(source.text.utf8)
    tree = Parser.parse(source: source.text)
    let scan = DeclarationScan(
      file: source.path, module: source.module,
      converter: SourceLocationConverter(fileName: source.path, tree: tree),
      conditions: ActiveConditions(source.conditions))
    scan.walk(tree)
    fragments = scan.fragments
    mentions = scan.mentions
    createsDynamically = scan.dynamicCalls.isSome
    created = scan.created
    weakBoxes = scan.weakBoxes
    aliases = scan.aliases
  }
}
