/// A field in which the user can type.
///
/// - Note: Not in UIKit.
@MainActor public struct TypingTarget {
  /// The placeholder or label; if there is neither, `field` and its number on the screen.
  public internal(set) var title: String
  /// The accessibility identifier, by which the field can also be found.
  public let identifier: String?
  /// The field.
  let view: UIView
  /// The number in the title of a field without a name.
  package internal(set) var ordinal: Int?
  /// Replaces the text.
  public let type: @MainActor (String) -> Void
  /// Presses Return or Search.
  public let pressReturn: @MainActor () -> Void

  init(
    title: String, identifier: String?, view: UIView,
    type: @escaping @MainActor (String) -> Void, pressReturn: @escaping @MainActor () -> Void
  ) {
    self.title = title
    self.identifier = identifier
    self.view = view
    self.type = type
    self.pressReturn = pressReturn
  }
}
