/// What the reduction starts from: sources that the rewrite made, and how they are compiled.
public struct ReductionInput: Sendable {
  /// The modules to compile, each after the ones it depends on; the app's is the last.
  public var modules: [Module]

  /// Modules that are imported and that nothing provides, each to be replaced by a stand-in.
  public var missingModules: [String]

  /// A folder for the loop's own files, kept from run to run.
  public var workspace: String

  /// Refuses any reduction (`--strict`).
  public var isStrict: Bool

  /// Whether sources that an earlier run has checked are taken as they are.
  public var trustsEarlierRuns = true

  /// Changes with the modules that the compiler's arguments lead to.
  public var signature = ""

  public struct Module: Sendable {
    public var name: String
    public var files: [RewrittenFile]
    /// Everything that the compiler needs besides the files: language mode, conditions, module paths.
    ///
    /// The build uses the same.
    public var compilerArguments: [String]
    public var dependencies: [String]
    /// Whether a stand-in takes its place if it doesn't compile.
    public var isVendored = false

    public init(
      name: String, files: [RewrittenFile], compilerArguments: [String], dependencies: [String] = []
    ) {
      self.name = name
      self.files = files
      self.compilerArguments = compilerArguments
      self.dependencies = dependencies
    }
  }

  public init(
    modules: [Module], missingModules: [String], workspace: String, isStrict: Bool = false
  ) {
    self.modules = modules
    self.missingModules = missingModules
    self.workspace = workspace
    self.isStrict = isStrict
  }
}

extension ReductionInput.Module {
  /// Whether its stand-ins tell what values its protocols have.
  var hasHarmlessValues: Bool {
    files.last?.text.contains("public func registerHarmlessValues()") ?? false
  }
}

/// What the reduction made.
public struct ReductionResult: Sendable {
  /// The modules' files, as they are to be built, in the order of the input.
  public var modules: [ReductionInput.Module]

  /// Stand-ins for missing modules: a target each in the generated package.
  public var standIns: [StandIn]

  /// Every reduction, in the order of files and lines.
  public var ledger: [LedgerEntry]

  /// Protected places that don't compile: with one of these, adoption ends with exit code 1.
  public var unresolved: [Unresolved]

  /// Types, functions and members that stand in for what modules lack; calling them does nothing.
  public var declarations: [StandInDeclaration]

  /// Places that only spell a stand-in's value differently: nothing is lost there.
  public var adaptations: [LedgerEntry]

  /// How many times the compiler ran.
  public var rounds: Int

  /// Whether the changed files alone were checked, so that others may not compile any more.
  public var isPartlyChecked = false

  /// Vendored modules that don't compile on Linux, so that stand-ins take their places.
  public var replaced: [String] = []

  public struct StandIn: Sendable {
    public var name: String
    public var text: String

    public init(name: String, text: String) {
      self.name = name
      self.text = text
    }
  }

  public init(
    modules: [ReductionInput.Module], standIns: [StandIn] = [], ledger: [LedgerEntry] = [],
    unresolved: [Unresolved] = [], declarations: [StandInDeclaration] = [],
    adaptations: [LedgerEntry] = [], rounds: Int = 0
  ) {
    self.modules = modules
    self.standIns = standIns
    self.ledger = ledger
    self.unresolved = unresolved
    self.declarations = declarations
    self.adaptations = adaptations
    self.rounds = rounds
  }
}

/// One reduction.
public struct LedgerEntry: Sendable, Equatable, Codable {
  /// The app's own file and line.
  public var file: String
  public var line: Int
  /// What gave way: a statement, default argument, body, member and so on.
  public var kind: String
  /// The type that it stands in, so that `screen` and `tree` can mark it.
  public var type: String?
  /// The compiler's words.
  public var reason: String
  /// The missing module behind it, where that is the cause.
  public var missingModule: String?
  /// Whether what gave way stored or captured a reference.
  public var touchesReferences: Bool

  public init(
    file: String, line: Int, kind: String, type: String? = nil, reason: String,
    missingModule: String? = nil, touchesReferences: Bool = false
  ) {
    self.file = file
    self.line = line
    self.kind = kind
    self.type = type
    self.reason = reason
    self.missingModule = missingModule
    self.touchesReferences = touchesReferences
  }
}

/// A place in protected code that doesn't compile.
public struct Unresolved: Sendable, Equatable, Codable {
  public var file: String
  public var line: Int
  public var column: Int
  public var message: String
  /// The member or module that is missing, where the compiler names one.
  public var missing: String?

  public init(file: String, line: Int, column: Int, message: String, missing: String? = nil) {
    self.file = file
    self.line = line
    self.column = column
    self.message = message
    self.missing = missing
  }
}

/// A declaration that stands in for one of a missing module.
public struct StandInDeclaration: Sendable, Equatable, Codable {
  /// `AnimationView`, `UIView.snp`.
  public var name: String
  public var module: String

  public init(name: String, module: String) {
    self.name = name
    self.module = module
  }
}
