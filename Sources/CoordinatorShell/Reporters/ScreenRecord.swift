import HeadlessUIKit
import ShellLanguage

/// What `screen` shows, as values.
package struct ScreenRecord: Encodable {
  package let screen: String
  package let title: String?
  package let elements: [Element]
  package let tabs: [Tab]?

  package struct Element: Encodable {
    package let kind: String
    package let text: String
    package let value: String?
    package let details: [String]?
    package let identifier: String?
    package let number: Int?
    /// The number of rows of a list that is only partly shown.
    package let count: Int?
    package let depth: Int?
    package let region: String?
    package let disabled: Bool?
    package let selected: Bool?
    package let gestures: [Gesture]?
  }

  package struct Gesture: Encodable {
    package let gesture: String
    /// The titles of the actions or items that it offers.
    package let offers: [String]?
  }

  package struct Tab: Encodable {
    package let title: String
    package let selected: Bool
  }
}

extension Session {
  /// What `screen` shows, as values.
  func screenRecord(_ part: ScreenPart) throws(StepFailure) -> ScreenRecord {
    let front = try touchedScreen()
    let content = content(of: front, part)
    return ScreenRecord(
      screen: front.label.text, title: content.title,
      elements: content.elements.map(ScreenRecord.Element.init),
      tabs: tabTitles?.map { ScreenRecord.Tab(title: $0.title, selected: $0.isSelected) })
  }
}

extension ScreenRecord.Element {
  init(_ element: ScreenElement) {
    let isOmitted = element.kind == .omitted
    kind = isOmitted ? "omitted" : element.kind.rawValue
    text = element.text
    value = element.value
    details = element.details.isEmpty ? nil : element.details
    identifier = element.identifier
    number = isOmitted ? nil : element.number
    count = isOmitted ? element.number : nil
    depth = element.depth == 0 ? nil : element.depth
    region = element.region == .content ? nil : element.region.rawValue
    disabled = element.isEnabled ? nil : true
    selected = element.isSelected ? true : nil
    gestures =
      element.gestures.isEmpty ? nil : element.gestures.map(ScreenRecord.Gesture.init)
  }
}

extension ScreenRecord.Gesture {
  init(_ gesture: ScreenElement.Gesture) {
    switch gesture {
    case .swipe(let actions): (self.gesture, offers) = ("swipe", actions)
    case .swipeRight(let actions): (self.gesture, offers) = ("swipe right", actions)
    case .press(let items): (self.gesture, offers) = ("press", items)
    case .accessory: (self.gesture, offers) = ("accessory", nil)
    case .delete: (self.gesture, offers) = ("delete", nil)
    case .insert: (self.gesture, offers) = ("insert", nil)
    case .move: (self.gesture, offers) = ("move", nil)
    }
  }
}
