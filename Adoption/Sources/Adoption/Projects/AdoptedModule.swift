/// One module of an adopted app: the app's target, a framework's, or a local package's.
public struct AdoptedModule: Sendable, Equatable {
  /// The name that `import` uses.
  public var name: String

  /// Swift files, sorted.
  public var sources: [String]

  /// The target's other files: storyboards, xibs, catalogs, strings, files and folders.
  ///
  /// Localized files have their `.lproj` folder in the path.
  public var resources: [Resource]

  /// The names of the adopted modules that this one imports.
  public var dependencies: [String]

  public var settings: CompilerSettings

  /// Whether this is a vendored dependency, which is replaced by a stand-in if it doesn't compile
  /// on Linux.
  public var isVendored = false
  /// Whether it is a module of the app's own that has the name of a library that camsh has.
  public var replacesLibrary = false

  public init(
    name: String, sources: [String], resources: [Resource] = [], dependencies: [String] = [],
    settings: CompilerSettings = CompilerSettings()
  ) {
    self.name = name
    self.sources = sources
    self.resources = resources
    self.dependencies = dependencies
    self.settings = settings
  }

  public struct Resource: Sendable, Equatable {
    /// The absolute path of the file or folder.
    public var path: String
    /// The path in the bundle, such as `Base.lproj/Main.storyboard`.
    public var bundlePath: String

    public init(path: String, bundlePath: String) {
      self.path = path
      self.bundlePath = bundlePath
    }
  }
}

/// The build settings that change the meaning of Swift files.
public struct CompilerSettings: Sendable, Equatable {
  /// `5` or `6`.
  public var languageMode: Int
  /// Whether declarations are `@MainActor` by default.
  public var isolatesToMainActor: Bool
  /// `SWIFT_ACTIVE_COMPILATION_CONDITIONS`, including `DEBUG` as in Xcode's Debug configuration.
  public var conditions: [String]
  /// Upcoming and experimental features.
  public var features: [Feature]
  /// The bridging header's absolute path.
  public var bridgingHeader: String?
  /// The names under which the sources import modules, with the modules' names in the build.
  public var aliases: [String: String] = [:]

  public struct Feature: Sendable, Equatable {
    public var name: String
    public var isExperimental: Bool

    public init(name: String, isExperimental: Bool = false) {
      self.name = name
      self.isExperimental = isExperimental
    }
  }

  public init(
    languageMode: Int = 5, isolatesToMainActor: Bool = false, conditions: [String] = ["DEBUG"],
    features: [Feature] = [], bridgingHeader: String? = nil
  ) {
    self.languageMode = languageMode
    self.isolatesToMainActor = isolatesToMainActor
    self.conditions = conditions
    self.features = features
    self.bridgingHeader = bridgingHeader
  }

  private static let bareSlashes = "BareSlashRegexLiterals"

  /// What mode 6 does besides reporting data races.
  private static let featuresOfMode6 = [
    bareSlashes, "ConciseMagicFile", "DisableOutwardActorInference",
    "DynamicActorIsolation", "ForwardTrailingClosures", "GlobalActorIsolatedTypesUsability",
    "ImplicitOpenExistentials", "InferSendableFromCaptures", "IsolatedDefaultValues",
  ]

  /// The compiler arguments for the settings, used in both the reduction and the build.
  public var compilerArguments: [String] {
    // Mode 6 differs by its errors about data races, which depend on the compiler's version and on
    // the annotations of Apple's modules: an app that compiles on iOS may have some here.
    var arguments = ["-swift-version", "5"]
    if languageMode >= 6 {
      arguments += Self.featuresOfMode6.flatMap { ["-enable-upcoming-feature", $0] }
    } else if !features.contains(where: { $0.name == Self.bareSlashes }) {
      // Xcode passes `-enable-bare-slash-regex` in every language mode.
      arguments += ["-enable-upcoming-feature", Self.bareSlashes]
    }
    if isolatesToMainActor { arguments += ["-default-isolation", "MainActor"] }
    for (name, module) in aliases.sorted(by: { $0.key < $1.key }) {
      arguments += ["-module-alias", "\(name)=\(module)"]
    }
    for condition in conditions { arguments.append("-D\(condition)") }
    for feature in features {
      arguments += [
        feature.isExperimental ? "-enable-experimental-feature" : "-enable-upcoming-feature",
        feature.name,
      ]
    }
    return arguments
  }
}
