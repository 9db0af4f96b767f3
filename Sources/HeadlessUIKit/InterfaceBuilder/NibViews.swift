/// Applies Interface Builder's settings to a view, and creates its subviews.
@MainActor enum NibViews {
  static func apply(_ node: NibNode, to view: UIView, by nib: NibInstantiation) {
    if let frame = node.value("frame") { view.frame = NibValues.rect(frame) }
    view.tag = node.number("tag").flatMap { Int(exactly: $0) } ?? 0
    view.isHidden = node.flag("hidden") ?? false
    view.alpha = CGFloat(node.number("alpha") ?? 1)
    view.clipsToBounds = node.flag("clipsSubviews") ?? false
    view.isUserInteractionEnabled = node.flag("userInteractionEnabled") ?? true
    view.translatesAutoresizingMaskIntoConstraints =
      node.flag("translatesAutoresizingMaskIntoConstraints") ?? true
    view.accessibilityIdentifier = node["accessibilityIdentifier"]
    if let label = node["accessibilityLabel"] { view.accessibilityLabel = label }
    if let color = NibValues.color(node.value("backgroundColor"), in: nib.bundle) {
      view.backgroundColor = color
    }
    if let color = NibValues.color(node.value("tintColor"), in: nib.bundle) {
      view.tintColor = color
    }
    applyKind(node, to: view, by: nib)
    addSubviews(of: node, to: view, by: nib)
    for constraint in node.list("constraints") {
      if let made = nib.make(constraint) as? NSLayoutConstraint { view.addConstraint(made) }
    }
  }

  static func addSubviews(of node: NibNode, to view: UIView, by nib: NibInstantiation) {
    for child in node.list("subviews") {
      guard let subview = nib.make(child) as? UIView else { continue }
      if let stack = view as? UIStackView {
        stack.addArrangedSubview(subview)
      } else {
        view.addSubview(subview)
      }
    }
  }

  private static func applyKind(_ node: NibNode, to view: UIView, by nib: NibInstantiation) {
    switch view {
    case let label as UILabel: apply(node, to: label, in: nib.bundle)
    case let control as UIControl: NibControls.apply(node, to: control, in: nib.bundle)
    case let text as UITextView:
      text.text = node["text"] ?? node["attributedText"] ?? ""
      text.isEditable = node.flag("editable") ?? true
      text.isSelectable = node.flag("selectable") ?? true
      if let font = NibValues.font(node.value("fontDescription")) { text.font = font }
    case let table as UITableView: NibLists.apply(node, to: table, by: nib)
    case let collection as UICollectionView: NibLists.apply(node, to: collection, by: nib)
    case let cell as UITableViewCell: NibLists.apply(node, to: cell, by: nib)
    case let cell as UICollectionReusableView: NibLists.apply(node, to: cell, by: nib)
    case let image as UIImageView:
      image.image = NibValues.image(node["image"], catalog: node["catalog"], in: nib.bundle)
      image.highlightedImage = NibValues.image(
        node["highlightedImage"], catalog: node["catalog"], in: nib.bundle)
    case let stack as UIStackView:
      stack.axis = node["axis"] == "vertical" ? .vertical : .horizontal
      stack.spacing = CGFloat(node.number("spacing") ?? 0)
    case let bar as UISearchBar:
      bar.text = node["text"]
      bar.placeholder = node["placeholder"]
      bar.showsCancelButton = node.flag("showsCancelButton") ?? false
    case let progress as UIProgressView: progress.progress = Float(node.number("progress") ?? 0)
    case let indicator as UIActivityIndicatorView:
      if let hides = node.flag("hidesWhenStopped") { indicator.hidesWhenStopped = hides }
      if node.flag("animating") == true { indicator.startAnimating() }
    case let toolbar as UIToolbar:
      toolbar.items = node.list("items").compactMap { nib.make($0) as? UIBarButtonItem }
    case let tabBar as UITabBar:
      tabBar.items = node.list("items").compactMap { nib.make($0) as? UITabBarItem }
    case let bar as UINavigationBar:
      for item in node.list("items") { _ = nib.make(item) }
      bar.prefersLargeTitles = node.flag("largeTitles") ?? false
    case let scroll as UIScrollView: applyScrolling(node, to: scroll)
    case let effect as UIVisualEffectView:
      if let content = node.value("contentView") {
        addSubviews(of: content, to: effect.contentView, by: nib)
      }
    default: break
    }
  }

  private static func apply(_ node: NibNode, to label: UILabel, in bundle: Bundle) {
    label.text = node["text"] ?? node["attributedText"]
    label.numberOfLines = node.number("numberOfLines").flatMap { Int(exactly: $0) } ?? 1
    label.isEnabled = node.flag("enabled") ?? true
    if let font = NibValues.font(node.value("fontDescription")) { label.font = font }
    if let color = NibValues.color(node.value("textColor"), in: bundle) { label.textColor = color }
    if let alignment = alignment(node["textAlignment"]) { label.textAlignment = alignment }
  }

  static func alignment(_ name: String?) -> NSTextAlignment? {
    switch name {
    case "left": .left
    case "center": .center
    case "right": .right
    case "justified": .justified
    case "natural": .natural
    default: nil
    }
  }

  static func applyScrolling(_ node: NibNode, to view: UIScrollView) {
    view.isScrollEnabled = node.flag("scrollEnabled") ?? true
    view.isPagingEnabled = node.flag("pagingEnabled") ?? false
    view.bounces = node.flag("bounces") ?? true
    view.alwaysBounceVertical = node.flag("alwaysBounceVertical") ?? false
    view.alwaysBounceHorizontal = node.flag("alwaysBounceHorizontal") ?? false
    view.showsVerticalScrollIndicator = node.flag("showsVerticalScrollIndicator") ?? true
    view.showsHorizontalScrollIndicator = node.flag("showsHorizontalScrollIndicator") ?? true
  }
}
