/// An element that is visible on the screen.
///
/// - Note: Not in UIKit.
public struct ScreenElement: Equatable, Sendable {
  public enum Kind: String, Sendable, CaseIterable {
    case label, button, field, image, search, toggle = "switch", segments, slider, stepper, date
    case wheels, pages, activity, progress, section, row, callout, back, bar, view
    /// A refresh control; the value says whether it is refreshing.
    case refresh
    /// A stubbed call's closure; the value is the file and line of the call.
    case stub
    /// A placeholder for rows that weren't requested.
    case omitted = "…"
  }

  /// What the user can do with a row besides tapping it.
  public enum Gesture: Equatable, Sendable {
    /// The titles of the actions that a swipe to the left reveals.
    case swipe([String])
    /// The titles of the actions that a swipe to the right reveals.
    case swipeRight([String])
    /// The titles of the items of the context menu.
    case press([String])
    case accessory, delete, insert, move
  }

  /// The part of the screen that contains an element.
  public enum Region: String, Sendable {
    /// The leading and trailing ends of the navigation bar, and the rest of it.
    case leading, trailing, bar
    case content, toolbar
  }

  public var kind: Kind
  /// The element's label: a title, a text, or the name of an image.
  ///
  /// It may contain any characters.
  public var text: String
  /// The text in a field, or a control's state.
  public var value: String?
  /// A row's other texts.
  public var details: [String] = []
  /// The accessibility identifier, by which the element can also be found.
  public var identifier: String?
  /// The number in the list, from 1.
  public var number: Int?
  public var isEnabled = true
  public var isSelected = false
  /// What the user can do with a row besides tapping it.
  public var gestures: [Gesture] = []
  /// The number of rows that contain the element.
  public var depth = 0
  public var region = Region.content
  /// The view that the element describes, while the screen is read.
  var source: ObjectIdentifier?

  init(_ kind: Kind, _ text: String, value: String? = nil) {
    self.kind = kind
    self.text = text
    self.value = value
  }
}

/// The content of a screen, from top to bottom.
///
/// - Note: Not in UIKit.
public struct ScreenContent: Equatable, Sendable {
  public internal(set) var title: String?
  public internal(set) var elements: [ScreenElement] = []

  /// Every text on the screen, including the title.
  public var texts: [String] {
    [title].compactMap(\.self)
      + elements.filter { $0.kind != .omitted }
      .flatMap { [$0.text] + [$0.value].compactMap(\.self) + $0.details }
      .filter { !$0.isEmpty }
  }
}

/// The rows to read from a screen's lists; no cells are created for the others.
///
/// - Note: Not in UIKit.
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
