/// Why a touch doesn't reach a control.
///
/// - Note: Not in UIKit.
public enum Obstacle: Equatable, Sendable {
  /// The view or one of its superviews is hidden.
  case hidden
  /// The view or one of its superviews has an alpha below 0.01.
  case transparent
  /// The view or one of its superviews has `isUserInteractionEnabled` off.
  case ignoresTouches
  /// Another view covers it, given by its view controller or class.
  case covered(by: String)
  /// The view or one of its superviews lies outside of the view that contains it.
  case outside
  /// The view controller hasn't loaded its view yet.
  case notLoaded
  /// The view controller isn't in a window.
  case offScreen
}

extension UIView {
  /// The obstacle between a touch and this view.
  final var obstacle: Obstacle? {
    var current = self
    while true {
      if let own = current.ownObstacle { return own }
      guard let superview = current.superview else {
        return current is UIWindow ? nil : .offScreen
      }
      if let cover = superview.cover(of: current) { return .covered(by: cover.nameAsCover) }
      current = superview
    }
  }

  /// The obstacle on this view, ignoring its superviews.
  final var ownObstacle: Obstacle? {
    if isHidden { return .hidden }
    if alpha < 0.01 { return .transparent }
    if !isUserInteractionEnabled { return .ignoresTouches }
    return isOutsideOfSuperview ? .outside : nil
  }

  /// Whether the user doesn't see this view, which may ignore touches and be seen.
  final var isOutOfSight: Bool {
    var current = self
    while true {
      if current.isHidden || current.alpha < 0.01 || current.isOutsideOfSuperview { return true }
      guard let superview = current.superview else { return !(current is UIWindow) }
      if superview.cover(of: current) != nil { return true }
      current = superview
    }
  }

  /// The sibling that covers a subview and receives its touches.
  final func cover(of subview: UIView) -> UIView? {
    guard subviews.last !== subview, let index = subviews.firstIndex(where: { $0 === subview })
    else { return nil }
    return cover(ofSubviewAt: index, among: possibleCovers)
  }

  /// The subviews that no sibling covers.
  final var uncoveredSubviews: [UIView] {
    let subviews = subviews
    let covers = possibleCovers
    guard !covers.isEmpty else { return subviews }
    return subviews.enumerated().lazy
      .filter { self.cover(ofSubviewAt: $0.offset, among: covers) == nil }.map(\.element)
  }

  /// The indexes of the subviews that may cover another one: few, so that a search doesn't compare
  /// every pair of subviews.
  final var possibleCovers: [Int] {
    let subviews = subviews
    guard subviews.count > 1 else { return [] }
    return subviews.indices.dropFirst().filter { subviews[$0].mayCover(in: self) }
  }

  /// The sibling that covers the subview at `index`, among the possible covers.
  final func cover(ofSubviewAt index: Int, among covers: [Int]) -> UIView? {
    guard let last = covers.last, last > index else { return nil }
    let subview = subviews[index]
    let cover = covers.last {
      $0 > index && subviews[$0].covers(subview, in: self) && subviews[$0].takesOwnTouches
    }
    return cover.map { subviews[$0] }
  }

  /// Whether this view can cover a sibling at all.
  private func mayCover(in superview: UIView) -> Bool {
    (isPinned(to: superview) || translatesAutoresizingMaskIntoConstraints && !frame.isEmpty)
      && ownObstacle == nil && !isArriving && !isPart(ofList: superview)
  }

  /// Whether it is a row or a header of a list, which lies beside the others: a cell of a storyboard
  /// has the frame that it was designed with.
  private func isPart(ofList superview: UIView) -> Bool {
    superview is any RowList
      && (self is UITableViewCell || self is UITableViewHeaderFooterView
        || self is UICollectionReusableView)
  }

  /// Whether it belongs to an arriving view controller: a quick tap still reaches the view below.
  private var isArriving: Bool {
    guard let screen = viewController, screen.viewIfLoaded === self else { return false }
    return screen.isBeingPresented || screen.isMovingToParent
  }

  /// Whether this view certainly covers all of a sibling.
  ///
  /// Because no layout runs, only explicit frames and constraints to all edges count.
  private func covers(_ sibling: UIView, in superview: UIView) -> Bool {
    if isPinned(to: superview) { return true }
    guard translatesAutoresizingMaskIntoConstraints, !frame.isEmpty else { return false }
    if !superview.bounds.isEmpty, frame.contains(superview.bounds) { return true }
    return sibling.translatesAutoresizingMaskIntoConstraints && !sibling.frame.isEmpty
      && frame.contains(sibling.frame)
  }

  final var nameAsCover: String { viewController?.description ?? "\(type(of: self))" }
}
