/// A Swift file of the app after the rewrite.
///
/// Every token stands on the line on which the app's file has it. The text begins with a preamble of
/// ``preambleLines`` lines (imports, then `#sourceLocation(file: "<original>", line: 1)`), so that the
/// compiler reports the app's own path and line. Columns are those of `text`; ``columnShifts`` leads back
/// to the app's.
public struct RewrittenFile: Sendable, Equatable {
  /// The absolute path of the app's file.
  public var original: String

  /// The name of its module.
  public var module: String

  /// The path below the module's folder in the output, such as `Screens/Login.swift`.
  public var path: String

  /// The text for the compiler.
  public var text: String

  /// The number of lines before the app's first.
  public var preambleLines: Int

  /// The modules that it imports, including those of the preamble.
  public var imports: [String]

  /// The rewritten places, in the order of the text.
  public var rewrites: [Rewrite]

  /// The places where text grew, in the order of the text.
  public var columnShifts: [ColumnShift]

  public init(
    original: String, module: String, path: String, text: String, preambleLines: Int = 0,
    imports: [String] = [], rewrites: [Rewrite] = [], columnShifts: [ColumnShift] = []
  ) {
    self.original = original
    self.module = module
    self.path = path
    self.text = text
    self.preambleLines = preambleLines
    self.imports = imports
    self.rewrites = rewrites
    self.columnShifts = columnShifts
  }
}

/// One place that the rewrite changed.
public struct Rewrite: Sendable, Equatable, Codable {
  /// The kind of the rewritten code: `@objc`, `#selector`, `#Preview`.
  public var kind: String
  public var line: Int

  public init(kind: String, line: Int) {
    self.kind = kind
    self.line = line
  }
}

/// From `column` on (in UTF-8 bytes of the rewritten text), the line's text is `by` bytes further
/// right than in the app's file.
public struct ColumnShift: Sendable, Equatable, Codable {
  public var line: Int
  public var column: Int
  public var by: Int

  public init(line: Int, column: Int, by: Int) {
    self.line = line
    self.column = column
    self.by = by
  }
}
