/// A place that the user can tap: a button, a row, an annotation's callout.
///
/// - Note: Not in UIKit.
@MainActor public struct TapTarget {
  public enum Kind: String, Sendable {
    case button, row, callout
    case toggle = "switch"
    case segment
    /// The detail button of a row, and the editing control at its leading end.
    case accessory, delete, insert
    /// A view that isn't a control but can be pressed.
    case view
    /// The closure of a stubbed call.
    case stub
  }

  public let kind: Kind
  /// The target's label: the button's title, accessibility label, identifier, or image name, or the
  /// row's text; if there is none, the kind and a number.
  ///
  /// It may contain any characters.
  public internal(set) var title: String
  /// The accessibility identifier, by which the target can also be tapped.
  public let identifier: String?
  /// Other names by which the target can be tapped: its accessibility label and its image's name.
  public let otherNames: [String]
  /// The number within the view, from 1, for targets in lists.
  public let number: Int?
  /// Distinguishes the target from others with the same name.
  public var detail: String? { readDetail() }
  public let isEnabled: Bool
  /// Why a touch doesn't reach the target; nil if it does.
  public internal(set) var obstacle: Obstacle?
  /// The effect of the tap.
  public let action: @MainActor () -> Void

  /// The view that contains the target.
  var view: UIView?
  /// The number in the title of a target without a name.
  var ordinal: Int?
  /// Whether the target is in a bar or an input accessory view, which are in no window here.
  var isBesideView = false

  /// Read only where two targets have the same name.
  private let readDetail: @MainActor () -> String?

  public init(
    kind: Kind, title: String, identifier: String? = nil, otherNames: [String] = [],
    number: Int? = nil, detail: @autoclosure @escaping @MainActor () -> String? = nil,
    isEnabled: Bool = true,
    action: @escaping @MainActor () -> Void
  ) {
    self.kind = kind
    self.title = title
    self.identifier = identifier
    self.otherNames = otherNames
    self.number = number
    readDetail = detail
    self.isEnabled = isEnabled
    self.action = action
  }

  /// Creates a target with the first available name.
  init(
    kind: Kind = .button, title: String?, label: String?, identifier: String?, image: UIImage?,
    isEnabled: Bool, action: @escaping @MainActor () -> Void
  ) {
    var first: String?
    var others: [String] = []
    func add(_ name: String?) {
      guard let name, !name.isEmpty else { return }
      if first == nil { first = name } else { others.append(name) }
    }
    add(title)
    add(label)
    add(identifier)
    add(image?.name)
    self.init(
      kind: kind, title: first ?? "", identifier: identifier, otherNames: others,
      isEnabled: isEnabled, action: action)
  }
}
