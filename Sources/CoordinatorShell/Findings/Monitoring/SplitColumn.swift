import HeadlessUIKit

extension UISplitViewController {
  /// Whether a screen is in a column, which the split view may show again after the screen was popped.
  func hasColumn(with screen: UIViewController) -> Bool {
    let columns = [Column.primary, .supplementary, .secondary, .compact, .inspector]
      .compactMap(viewController(for:))
    return sequence(first: screen, next: \.parent).contains(where: columns.contains)
  }
}
