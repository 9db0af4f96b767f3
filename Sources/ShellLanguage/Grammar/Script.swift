/// A script, read whole and ready to run.
package struct Script: Sendable, Equatable {
  /// The name of its source.
  package let name: String
  /// What its first lines say about running it.
  package let header: ScriptHeader
  /// What it does.
  package let statements: [Statement]

  /// A script.
  package init(name: String, header: ScriptHeader = ScriptHeader(), statements: [Statement]) {
    self.name = name
    self.header = header
    self.statements = statements
  }
}

/// What the `% key: value` lines of a script say about running it.
package struct ScriptHeader: Sendable, Equatable {
  /// A switch of the app: `% defect: strong-parent`, or `% defect: strong-parent off`.
  package struct Defect: Sendable, Equatable {
    /// The switch's name.
    package let name: String
    /// Whether it is on.
    package let isOn: Bool

    /// A switch of the app.
    package init(name: String, isOn: Bool) {
      self.name = name
      self.isOn = isOn
    }
  }

  /// The app to launch.
  package var app: String?
  /// The switches to set, in order.
  package var defects: [Defect] = []
  /// What to find the script by.
  package var tags: [String] = []
  /// How long it may take.
  package var timeout: Duration?
  /// How much memory it may take.
  package var memory: MemorySize?
  /// Why it is not to be run.
  package var skip: String?

  /// An empty header.
  package init() {}
}
