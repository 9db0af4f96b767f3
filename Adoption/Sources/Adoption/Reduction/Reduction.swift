/// The input of the reduction: rewritten sources, and how to compile them.
public struct ReductionInput: Sendable {
  /// The modules to compile, each after its dependencies; the app's is the last.
  public var modules: [Module]

  /// Imported modules that don't exist, each to be replaced by a stand-in.
  public var missingModules: [String]

  /// The classes of other modules that storyboards and xibs name, with UIKit's class that each is drawn as.
  public var drawnClasses: [String: String] = [:]

  /// A folder for the reduction's own files, kept from run to run.
  public var workspace: String

  /// Rejects any reduction (`--strict`).
  public var isStrict: Bool

  /// Whether sources that an earlier run has checked aren't checked again.
  public var trustsEarlierRuns = true

  /// Changes with the modules that the compiler arguments refer to.
  public var signature = ""

  public struct Module: Sendable {
    public var name: String
    public var files: [RewrittenFile]
    /// The compiler arguments: language mode, conditions, module paths.
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
  /// Whether its stand-ins define values of its protocols.
  var hasHarmlessValues: Bool {
    files.last?.text.contains("public func registerHarmlessValues()") ?? false
  }
}

/// The result of the reduction.
public struct ReductionResult: Sendable {
  /// The modules' files to build, in the order of the input.
  public var modules: [ReductionInput.Module]

  /// The stand-ins for missing modules: a target for each in the generated package.
  public var standIns: [StandIn]

  /// Every reduction, in the order of files and lines.
  public var ledger: [LedgerEntry]

  /// Protected places that don't compile; any of them makes adoption exit with status 1.
  public var unresolved: [Unresolved]

  /// Types, functions and members declared in place of missing ones; calling them does nothing.
  public var declarations: [StandInDeclaration]

  /// Places that only spell a stand-in's value differently, without a loss.
  public var adaptations: [LedgerEntry]

  /// How many times the compiler ran.
  public var rounds: Int

  /// Whether only changed files were checked, so that others may no longer compile.
  public var isPartlyChecked = false

  /// Vendored modules that don't compile on Linux and are replaced by stand-ins.
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
  /// The app's file and line.
  public var file: String
  public var line: Int
  /// The kind of the reduced code: a statement, default argument, body, member and so on.
  public var kind: String
  /// The enclosing type, so that `screen` and `tree` can mark it.
  public var type: String?
  /// The compiler's message.
  public var reason: String
  /// The missing module that caused it, if one did.
  public var missingModule: String?
  /// Whether the reduced code stored or captured a reference.
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
  /// The missing member or module, if the compiler names one.
  public var missing: String?

  public init(file: String, line: Int, column: Int, message: String, missing: String? = nil) {
    self.file = file
    self.line = line
    self.column = column
    self.message = message
    self.missing = missing
  }
}

/// A declaration in place of one of a missing module.
public struct StandInDeclaration: Sendable, Equatable, Codable {
  /// The name, such as `AnimationView` or `UIView.snp`.
  public var name: String
  public var module: String

  public init(name: String, module: String) {
    self.name = name
    self.module = module
  }
}
