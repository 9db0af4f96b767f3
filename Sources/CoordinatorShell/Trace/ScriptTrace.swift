/// What every statement of a session did, as values without live objects: what a report shows step
/// by step.
package struct ScriptTrace: Codable, Sendable, Equatable {
  /// One row of a tree.
  package struct Row: Codable, Sendable, Hashable {
    /// How many rows stand above it on the way to the root.
    package var depth: Int
    package var label: String
    /// The tab's title, and whether it is selected.
    package var tab: String?
    package var isSelected: Bool?
    package var title: String?
    /// `sheet`, or another presentation style.
    package var presentation: String?
    /// The share of the screen's height that a sheet takes, in thousandths.
    package var height: Int?
    package var isVisible: Bool?
  }

  /// A run of rows that takes the place of others: from `start` on, `removed` rows are replaced by
  /// `rows`, which are places in the trace's rows.
  package struct Splice: Codable, Sendable, Equatable, Hashable {
    package var start: Int
    package var removed: Int
    package var rows: [Int]
  }

  /// What happened to a row of the tree.
  package struct Mark: Codable, Sendable, Hashable {
    package enum Change: String, Codable, Sendable {
      case appeared, gone, moved
    }

    package var row: Int
    package var change: Change
  }

  /// One statement.
  package struct Entry: Codable, Sendable, Equatable {
    package enum Kind: String, Codable, Sendable {
      /// The state right after launch, before the first statement.
      case launch
      case move, look, check, manage
    }

    package var statement: String
    package var kind: Kind
    package var place: ScriptResult.Place?
    /// How many steps had been done after it.
    package var step: Int
    package var microseconds = 0
    /// What changed in the tree since the entry before; nil for nothing.
    ///
    /// Rows that are gone stand in their old places.
    package var tree: Splice?
    package var marks: [Mark]?
    /// How many objects are alive, where the number differs from the entry before.
    package var alive: [String: Int]?
    package var callbacks: [String]?
    package var warnings: [String]?
    /// The signatures of what it was found to leave behind.
    package var findings: [String]?
    /// What it printed.
    package var output: [String]?
    package var error: String?
    /// Whether the script says that it must fail.
    package var mustFail: Bool?
    /// The display after it: a place in the trace's pictures.
    package var picture: Int?
    /// The part of the display before it that the statement touched.
    package var touched: ScreenPicture.Part?
  }

  package var app: String
  package var defects: [String] = []
  package var rows: [Row] = []
  package var pictures: [ScreenPicture] = []
  package var entries: [Entry] = []
  /// How many entries in the middle were left out, and before which entry they stood.
  package var omitted: Int?
  package var omittedBefore: Int?

  package init(app: String) {
    self.app = app
  }

  /// The statements that failed and should not have.
  package var failures: [ScriptResult.Failure] {
    entries.compactMap { entry in
      guard let error = entry.error, entry.mustFail != true else { return nil }
      return ScriptResult.Failure(
        place: entry.place, step: entry.step, statement: entry.statement, message: error)
    }
  }
}
