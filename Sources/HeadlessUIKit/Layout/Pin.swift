import Foundation

/// Where an active constraint puts an edge of a view, or how large it makes the view.
struct Pin: Equatable {
  /// What a pin fixes.
  enum Place: Hashable {
    case left, right, top, bottom, width, height
  }

  /// The view to whose edge it is pinned, compared by identity only; nil for a size in points.
  let view: ObjectIdentifier?
  /// The place on that view.
  let target: Place?
  let constant: CGFloat

  /// The pin of a constraint, and what it fixes; nil for constraints that fix no edge and no size.
  @MainActor static func of(_ constraint: NSLayoutConstraint) -> (place: Place, pin: Pin)? {
    guard constraint.relation == .equal, constraint.multiplier == 1,
      let place = Place(constraint.firstAttribute)
    else { return nil }
    if place == .width || place == .height {
      guard constraint.secondItem == nil, constraint.secondAttribute == .notAnAttribute
      else { return nil }
      return (place, Pin(view: nil, target: nil, constant: constraint.constant))
    }
    guard let other = constraint.secondItem as? UIView,
      let target = Place(constraint.secondAttribute)
    else { return nil }
    return (
      place, Pin(view: ObjectIdentifier(other), target: target, constant: constraint.constant)
    )
  }
}

extension Pin.Place {
  fileprivate init?(_ attribute: NSLayoutConstraint.Attribute) {
    switch attribute {
    case .top: self = .top
    case .bottom: self = .bottom
    case .left, .leading: self = .left
    case .right, .trailing: self = .right
    case .width: self = .width
    case .height: self = .height
    default: return nil
    }
  }
}

extension UIView {
  /// Whether constraints pin this view to all edges of another.
  final func isPinned(to other: UIView) -> Bool {
    guard let pins = ornamentsIfSet?.pins, pins.count >= 4 else { return false }
    func isPinned(_ place: Pin.Place) -> Bool {
      pins[place] == Pin(view: ObjectIdentifier(other), target: place, constant: 0)
    }
    return isPinned(.left) && isPinned(.right) && isPinned(.top) && isPinned(.bottom)
  }
}
