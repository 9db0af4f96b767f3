/// A button in a navigation bar.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
  open var primaryAction: UIAction? {
    didSet {
      title = primaryAction?.title
      image = primaryAction?.image
    }
  }

  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil
  ) {
    self.init()
    self.primaryAction = primaryAction
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
  }

  var tapTarget: TapTarget {
    TapTarget(
      kind: .button, title: title ?? accessibilityIdentifier ?? "",
      identifier: accessibilityIdentifier, isEnabled: isEnabled
    ) { [self] in
      primaryAction?.perform(from: self)
    }
  }
}
