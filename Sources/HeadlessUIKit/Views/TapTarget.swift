/// One place where a finger can tap: a button, a row, an annotation's call-out.
@MainActor public struct TapTarget {
  public enum Kind: String, Sendable {
    case button, row, callout
    /// A closure of a call that doesn't exist here.
    case stub
  }

  public let kind: Kind
  /// What the finger aims at: the button's title or identifier, the row's text.
  ///
  /// It may hold anything.
  public let title: String
  /// A second name that the target answers to: its accessibility identifier.
  public let identifier: String?
  /// Counted from 1 within the view, for targets that come in lists.
  public let number: Int?
  /// What tells it from others that are called the same.
  public let detail: String?
  public let isEnabled: Bool
  /// What the tap does.
  public let action: @MainActor () -> Void

  public init(
    kind: Kind, title: String, identifier: String? = nil, number: Int? = nil,
    detail: String? = nil, isEnabled: Bool = true, action: @escaping @MainActor () -> Void
  ) {
    self.kind = kind
    self.title = title
    self.identifier = identifier
    self.number = number
    self.detail = detail
    self.isEnabled = isEnabled
    self.action = action
  }
}
