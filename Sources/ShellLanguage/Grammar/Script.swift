/// A fully parsed script, ready to run.
package struct Script: Sendable, Equatable {
  /// The name of its source.
  package let name: String
  /// The settings in its header.
  package let header: ScriptHeader
  /// Its statements.
  package let statements: [Statement]

  /// A script.
  package init(name: String, header: ScriptHeader = ScriptHeader(), statements: [Statement]) {
    self.name = name
    self.header = header
    self.statements = statements
  }
}

/// The settings in the `% key: value` lines of a script.
package struct ScriptHeader: Sendable, Equatable {
  /// A defect switch of the app: `% defect: strong-parent` or `% defect: strong-parent off`.
  package struct Defect: Sendable, Equatable {
    /// The defect's name.
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
  /// The defect switches to set, in order.
  package var defects: [Defect] = []
  /// The folder with responses to the app's requests, as written.
  package var answers: String?
  /// What answers the other requests; nil if the script doesn't say.
  package var connection: Connection?
  /// The values in the app's defaults, in order.
  package var defaults: [DefaultsEntry] = []
  /// The script's tags.
  package var tags: [String] = []
  /// The time limit.
  package var timeout: Duration?
  /// The memory limit.
  package var memory: MemorySize?
  /// The reason to skip the script.
  package var skip: String?

  /// An empty header.
  package init() {}
}
