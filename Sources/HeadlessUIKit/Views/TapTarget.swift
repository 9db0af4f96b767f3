/// One place where a finger can tap: a button, a row, an annotation's call-out.
@MainActor public struct TapTarget {
  public enum Kind: String, Sendable {
    case button, row, callout
    case toggle = "switch"
    case segment
    /// A closure of a call that doesn't exist here.
    case stub
  }

  public let kind: Kind
  /// What the finger aims at: the button's title, accessibility label, identifier or image name, or the
  /// row's text; where there is none of these, the kind and a number.
  ///
  /// It may hold anything.
  public internal(set) var title: String
  /// A second name that the target answers to: its accessibility identifier.
  public let identifier: String?
  /// Further names that it answers to: its accessibility label, its image's name.
  public let otherNames: [String]
  /// Counted from 1 within the view, for targets that come in lists.
  public let number: Int?
  /// What tells it from others that are called the same.
  public let detail: String?
  public let isEnabled: Bool
  /// Why a finger does not reach it; nil where it does.
  public internal(set) var obstacle: Obstacle?
  /// What the tap does.
  public let action: @MainActor () -> Void

  /// Where it stands.
  var view: UIView?

  public init(
    kind: Kind, title: String, identifier: String? = nil, otherNames: [String] = [],
    number: Int? = nil, detail: String? = nil, isEnabled: Bool = true,
    action: @escaping @MainActor () -> Void
  ) {
    self.kind = kind
    self.title = title
    self.identifier = identifier
    self.otherNames = otherNames
    self.number = number
    self.detail = detail
    self.isEnabled = isEnabled
    self.action = action
  }

  /// A target with the first name that it has.
  init(
    kind: Kind = .button, title: String?, label: String?, identifier: String?, image: UIImage?,
    isEnabled: Bool, action: @escaping @MainActor () -> Void
  ) {
    let names = [title, label, identifier, image?.name].compactMap { $0 }.filter { !$0.isEmpty }
    self.init(
      kind: kind, title: names.first ?? "", identifier: identifier,
      otherNames: Array(names.dropFirst()), isEnabled: isEnabled, action: action)
  }
}
