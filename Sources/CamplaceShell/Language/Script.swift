/// A script, read whole and ready to run.
public struct Script: Sendable, Equatable {
  /// The name of its source.
  public let name: String
  /// What its first lines say about running it.
  public let header: ScriptHeader
  /// What it does.
  public let statements: [Statement]

  /// A script.
  public init(name: String, header: ScriptHeader = ScriptHeader(), statements: [Statement]) {
    self.name = name
    self.header = header
    self.statements = statements
  }
}

/// What the `% key: value` lines of a script say about running it.
public struct ScriptHeader: Sendable, Equatable {
  /// A switch of the app: `% defect: strong-parent`, or `% defect: strong-parent off`.
  public struct Defect: Sendable, Equatable {
    /// The switch's name.
    public let name: String
    /// Whether it is on.
    public let isOn: Bool

    /// A switch of the app.
    public init(name: String, isOn: Bool) {
      self.name = name
      self.isOn = isOn
    }
  }

  /// The app to launch.
  public var app: String?
  /// The switches to set, in order.
  public var defects: [Defect] = []
  /// What to find the script by.
  public var tags: [String] = []
  /// How long it may take.
  public var timeout: Duration?
  /// How much memory it may take.
  public var memory: MemorySize?
  /// Why it is not to be run.
  public var skip: String?

  /// An empty header.
  public init() {}
}
