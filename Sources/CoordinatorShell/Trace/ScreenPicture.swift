/// What stands on the display: the screen at the back, and everything that is presented over it.
///
/// It holds what the view hierarchy says (order and kinds), and no coordinates.
package struct ScreenPicture: Codable, Sendable, Hashable {
  /// A part of the screen in front that a finger can touch.
  package enum Part: Codable, Sendable, Hashable {
    case element(Int)
    case back
    case tab(Int)
    /// The grabber of a sheet, and the edge of a screen.
    case sheet
  }

  package enum Style: String, Codable, Sendable {
    /// The screen at the back, or one that covers it whole.
    case full
    case sheet, alert, actionSheet, popover
  }

  package struct Tab: Codable, Sendable, Hashable {
    package var title: String
    package var isSelected: Bool
    package var command: String
  }

  package struct Element: Codable, Sendable, Hashable {
    package var kind: String
    package var text: String
    package var value: String?
    package var details: [String]?
    package var number: Int?
    /// `leading`, `trailing`, `bar` or `toolbar`; nil for the content.
    package var region: String?
    package var depth: Int?
    package var isDisabled: Bool?
    package var isSelected: Bool?
    /// The statement that touches it.
    package var command: String?
  }

  /// One screen.
  package struct Layer: Codable, Sendable, Hashable {
    /// The view controller, as `PlaceDetailViewController#1`.
    package var label: String
    package var style: Style
    /// The share of the display's height that a sheet takes, in thousandths.
    package var height: Int?
    package var title: String?
    package var hasBar: Bool
    /// What the back button says; nil where there is none.
    package var back: String?
    package var elements: [Element]
    package var tabs: [Tab]
  }

  /// From the back to the front; never empty.
  package var layers: [Layer]
}
