/// The results of adoption.
public struct AdoptionReport: Sendable, Codable, Equatable {
  public var app: String
  public var directory: String
  public var output: String
  public var layout: String
  public var modules: [Module]
  public var entry: Entry
  public var rewritten: [String: Int]
  public var reduced: [LedgerEntry]
  public var unresolved: [Unresolved]
  public var missingModules: [String: Int]
  public var missingPackages: [String]
  public var notExecuted: [NotExecuted]
  public var notes: [Note]
  public var build: Build?
  /// How many times the compiler ran during the reduction.
  public var rounds: Int
  /// The stand-in declarations of missing modules, by module.
  public var standIns: [String: [String]]
  public var seconds: [String: Double]

  public struct Module: Sendable, Codable, Equatable {
    public var name: String
    public var files: Int
    public var resources: Int
    public var languageMode: Int
  }

  public struct Entry: Sendable, Codable, Equatable {
    public var sceneDelegate: String?
    public var applicationDelegate: String?
  }

  public struct Build: Sendable, Codable, Equatable {
    public var builds: Bool
    public var launches: Bool
    /// Whether the app traps at launch if its requests fail.
    public var needsNetwork = false
    /// Whether a window shows a screen after launching.
    public var showsScreen = false
    /// The compiler's errors, or the launch's last output.
    public var messages: [String]
    /// The results of exploring, if the app launches.
    public var exploration: Exploration?
  }

  public struct Exploration: Sendable, Codable, Equatable {
    public var moves: Int
    public var screens: Int
    public var found: [Problem]
    /// What the app declares and no move reached, and what that may need: `screens never reached: AboutViewController`.
    public var neverReached: [String] = []
  }

  /// A problem that exploring found.
  public struct Problem: Sendable, Codable, Equatable {
    /// What survived or went wrong, and the script that shows it.
    public var text: String
    /// The references to change, if camsh can tell.
    public var cuts: [String] = []
  }

  public var files: Int { modules.reduce(0) { $0 + $1.files } }

  /// 0 if the app builds, launches and shows a screen, 1 otherwise.
  public var exitCode: Int32 {
    guard let build else { return unresolved.isEmpty ? 0 : 1 }
    return build.builds && build.showsScreen && unresolved.isEmpty ? 0 : 1
  }
}
