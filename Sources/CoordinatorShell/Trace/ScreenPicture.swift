/// The contents of the display: the rearmost screen, and everything presented over it.
///
/// It contains the order and the kinds of views, and no coordinates.
package struct ScreenPicture: Codable, Sendable, Hashable {
  /// A part of the visible screen that can be touched.
  package enum Part: Codable, Sendable, Hashable {
    case element(Int)
    case back
    case tab(Int)
    /// The grabber of a sheet, and the edge of a screen.
    case sheet
  }

  package enum Style: String, Codable, Sendable {
    /// The rearmost screen, or one that covers it completely.
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
    /// The statement that touches the part.
    package var command: String?
  }

  /// A screen.
  package struct Layer: Codable, Sendable, Hashable {
    /// The view controller's label, such as `PlaceDetailViewController#1`.
    package var label: String
    package var style: Style
    /// The sheet's share of the display's height, in thousandths.
    package var height: Int?
    package var title: String?
    package var hasBar: Bool
    /// The back button's title; nil if there is none.
    package var back: String?
    package var elements: [Element]
    package var tabs: [Tab]
  }

  /// From back to front; never empty.
  package var layers: [Layer]
}
