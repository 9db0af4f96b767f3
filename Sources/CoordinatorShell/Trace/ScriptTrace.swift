/// What every statement of a session did, as values without live objects, for a report that shows
/// each step.
package struct ScriptTrace: Codable, Sendable, Equatable {
  /// One row of a tree.
  package struct Row: Codable, Sendable, Hashable {
    /// The row's depth in the tree.
    package var depth: Int
    package var label: String
    /// The tab's title, and whether it is selected.
    package var tab: String?
    package var isSelected: Bool?
    package var title: String?
    /// `sheet`, or another presentation style.
    package var presentation: String?
    /// The sheet's share of the screen's height, in thousandths.
    package var height: Int?
    package var isVisible: Bool?
  }

  /// A change of the rows: from `start` on, `rows` replaces `removed` rows; its elements are
  /// indices into the trace's rows.
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

  /// A statement.
  package struct Entry: Codable, Sendable, Equatable {
    package enum Kind: String, Codable, Sendable {
      /// The state right after launch, before the first statement.
      case launch
      case move, look, check, manage
    }

    package var statement: String
    package var kind: Kind
    package var place: ScriptResult.Place?
    /// The number of steps after the statement.
    package var step: Int
    package var microseconds = 0
    /// The changes of the tree since the previous entry; nil if there are none.
    ///
    /// Removed rows keep their old places.
    package var tree: Splice?
    package var marks: [Mark]?
    /// The number of live objects, if it differs from the previous entry.
    package var alive: [String: Int]?
    package var callbacks: [String]?
    package var warnings: [String]?
    /// The signatures of its findings.
    package var findings: [String]?
    /// Its output.
    package var output: [String]?
    package var error: String?
    /// Whether the script says that it must fail.
    package var mustFail: Bool?
    /// The display after it, as an index into the trace's pictures.
    package var picture: Int?
    /// The part of the display before it that the statement touched.
    package var touched: ScreenPicture.Part?
  }

  package var app: String
  package var defects: [String] = []
  package var rows: [Row] = []
  package var pictures: [ScreenPicture] = []
  package var entries: [Entry] = []
  /// The number of omitted entries in the middle, and the entry that they preceded.
  package var omitted: Int?
  package var omittedBefore: Int?

  package init(app: String) {
    self.app = app
  }

  /// The statements that failed unexpectedly.
  package var failures: [ScriptResult.Failure] {
    entries.compactMap { entry in
      guard let error = entry.error, entry.mustFail != true else { return nil }
      return ScriptResult.Failure(
        place: entry.place, step: entry.step, statement: entry.statement, message: error)
    }
  }
}
