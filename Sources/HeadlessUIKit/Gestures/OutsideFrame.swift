import Foundation

// Finds views outside their superviews, such as a closed side menu, or a sheet below the screen's
// edge.
//
// UIKit looks for the touched view within a view's bounds, so it misses subviews outside them.
extension UIView {
  /// Whether no point of this view lies within its superview, according to frames, constraints and
  /// a translation.
  ///
  /// Because no layout runs, a view whose position depends on other views counts as inside.
  final var isOutsideOfSuperview: Bool {
    let hasFrame = translatesAutoresizingMaskIntoConstraints
    guard hasFrame ? !frame.isEmpty : ornamentsIfSet != nil, let superview else { return false }
    let shift = ornamentsIfSet?.transform
    let extent = superview.knownExtent
    let isOutside =
      span(.left, .right, .width, in: superview, hasFrame)
      .isOutside(extent?.width, shift?.tx ?? 0)
      || span(.top, .bottom, .height, in: superview, hasFrame)
        .isOutside(extent?.height, shift?.ty ?? 0)
    return isOutside && superview.hasOwnSize
  }

  /// Whether its subviews' positions depend on no scrolling, stack view or list.
  private var hasOwnSize: Bool {
    if self is UIScrollView || self is UIStackView { return false }
    var view: UIView? = self
    while let current = view, !(current is UIScrollView) {
      if current.isRow || current is UITableViewHeaderFooterView
        || current is UICollectionReusableView
      {
        return false
      }
      view = current.superview
    }
    return true
  }

  /// The size, if only the frame determines it.
  private var knownExtent: CGSize? {
    translatesAutoresizingMaskIntoConstraints && !frame.isEmpty ? frame.size : nil
  }

  /// The low and the high edge of this view along an axis of its superview.
  private func span(
    _ low: Pin.Place, _ high: Pin.Place, _ size: Pin.Place, in superview: UIView, _ hasFrame: Bool
  ) -> Span {
    if hasFrame {
      // An edge that follows the superview's far edge moves when the superview is resized.
      let mask = ornamentsIfSet?.autoresizingMask ?? []
      guard mask.isDisjoint(with: [.flexibleLeftMargin, .flexibleTopMargin]) else { return Span() }
      return low == .left
        ? Span(low: .init(frame.minX), high: .init(frame.maxX))
        : Span(low: .init(frame.minY), high: .init(frame.maxY))
    }
    guard let pins = ornamentsIfSet?.pins else { return Span() }
    func edge(_ place: Pin.Place) -> Span.Edge? {
      guard let pin = pins[place], pin.view == ObjectIdentifier(superview) else { return nil }
      return Span.Edge(pin.constant, isFromHigh: pin.target == high)
    }
    return Span(low: edge(low), high: edge(high)).sized(pins[size]?.constant)
  }
}

/// Where a view begins and ends along an axis, as far as it is known.
private struct Span {
  struct Edge {
    var offset: CGFloat
    /// Whether the offset is from the superview's high edge.
    let isFromHigh: Bool

    init(_ offset: CGFloat, isFromHigh: Bool = false) {
      self.offset = offset
      self.isFromHigh = isFromHigh
    }

    /// The place from the superview's low edge, if the superview's extent is known or doesn't matter.
    func place(_ extent: CGFloat?) -> CGFloat? {
      isFromHigh ? extent.map { $0 + offset } : offset
    }
  }

  var low: Edge?
  var high: Edge?

  /// Computes the missing edge from the other one and the size.
  func sized(_ size: CGFloat?) -> Span {
    guard let size else { return self }
    var span = self
    if let low, high == nil { span.high = Edge(low.offset + size, isFromHigh: low.isFromHigh) }
    if let high, low == nil { span.low = Edge(high.offset - size, isFromHigh: high.isFromHigh) }
    return span
  }

  /// Whether it ends before its superview begins, or begins where its superview ends.
  func isOutside(_ extent: CGFloat?, _ shift: CGFloat) -> Bool {
    if let end = high?.place(extent), end + shift <= 0 { return true }
    guard let low else { return false }
    if low.isFromHigh, low.offset + shift >= 0 { return true }
    guard let extent, let start = low.place(extent) else { return false }
    return start + shift >= extent
  }
}
