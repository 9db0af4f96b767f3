/// One thing that a screen shows, as a person sees it.
public struct ScreenElement: Equatable, Sendable {
  public enum Kind: String, Sendable, CaseIterable {
    case label, button, field, image, search, toggle = "switch", segments, slider, stepper, date
    case wheels, pages, activity, progress, section, row, callout, back, bar, view
    /// A closure of a call that doesn't exist here; its value is the app's file and line.
    case stub
    /// Stands for rows that were not asked for.
    case omitted = "…"
  }

  /// The part of the screen that an element stands in.
  public enum Region: String, Sendable {
    /// The navigation bar's left and right ends, and what else it holds.
    case leading, trailing, bar
    case content, toolbar
  }

  public var kind: Kind
  /// What it says: a title, a text, the name of an image.
  ///
  /// It may hold anything.
  public var text: String
  /// What stands in a field, or the state of a control.
  public var value: String?
  /// Further texts of a row.
  public var details: [String] = []
  /// A second name that it answers to.
  public var identifier: String?
  /// Counted from 1 within its list.
  public var number: Int?
  public var isEnabled = true
  public var isSelected = false
  /// How many rows it stands in.
  public var depth = 0
  public var region = Region.content

  init(_ kind: Kind, _ text: String, value: String? = nil) {
    self.kind = kind
    self.text = text
    self.value = value
  }
}

/// What a screen shows, top to bottom.
public struct ScreenContent: Equatable, Sendable {
  public internal(set) var title: String?
  public internal(set) var elements: [ScreenElement] = []

  /// Every text on the screen, the title included.
  public var texts: [String] {
    [title].compactMap(\.self)
      + elements.filter { $0.kind != .omitted }
      .flatMap { [$0.text] + [$0.value].compactMap(\.self) + $0.details }
      .filter { !$0.isEmpty }
  }
}

/// Which rows of its lists a screen is asked for; the others need no cells.
public enum ScreenRows: Equatable, Sendable {
  case first(Int)
  case range(ClosedRange<Int>)
  case all

  func contains(_ number: Int) -> Bool {
    switch self {
    case .first(let count): number <= count
    case .range(let range): range.contains(number)
    case .all: true
    }
  }
}
