/// Applies Interface Builder's settings to bar buttons, gesture recognizers, and other objects
/// without views.
@MainActor enum NibObjects {
  static func apply(_ node: NibNode, to object: NSObject, by nib: NibInstantiation) {
    switch object {
    case let item as UIBarButtonItem: apply(node, to: item, by: nib)
    case let item as UITabBarItem: apply(node, to: item, in: nib.bundle)
    case let item as UINavigationItem: apply(node, to: item, by: nib)
    case let recognizer as UIGestureRecognizer:
      recognizer.isEnabled = node.flag("enabled") ?? true
      (recognizer as? UISwipeGestureRecognizer)?.direction = direction(node["direction"])
    case let layout as UICollectionViewFlowLayout:
      layout.scrollDirection = node["scrollDirection"] == "horizontal" ? .horizontal : .vertical
    default: break
    }
  }

  private static func direction(_ name: String?) -> UISwipeGestureRecognizer.Direction {
    switch name {
    case "left": .left
    case "up": .up
    case "down": .down
    default: .right
    }
  }

  private static func apply(_ node: NibNode, to item: UIBarItem, in bundle: Bundle) {
    item.title = node["title"] ?? item.title
    item.tag = node.number("tag").map { Int($0) } ?? 0
    item.isEnabled = node.flag("enabled") ?? true
    item.accessibilityIdentifier = node["accessibilityIdentifier"]
    item.accessibilityLabel = node["accessibilityLabel"]
    item.image =
      NibValues.image(node["image"], catalog: node["catalog"], in: bundle) ?? item.image
  }

  private static func apply(
    _ node: NibNode, to item: UIBarButtonItem, by nib: NibInstantiation
  ) {
    if let name = node["systemItem"], let system = UIBarButtonItem.SystemItem(drawn: name) {
      item.become(system)
    }
    apply(node, to: item as UIBarItem, in: nib.bundle)
    if node["style"] == "done" { item.style = .done }
    item.width = CGFloat(node.number("width") ?? 0)
    let custom = node.value("customView") ?? node.children.first { InterfaceElements.isView($0) }
    if let custom { item.customView = nib.make(custom) as? UIView }
  }

  private static func apply(_ node: NibNode, to item: UITabBarItem, in bundle: Bundle) {
    if let name = node["systemItem"] { item.title = systemTitle(name) }
    apply(node, to: item as UIBarItem, in: bundle)
    item.badgeValue = node["badgeValue"]
    item.selectedImage = NibValues.image(
      node["selectedImage"], catalog: node["catalog"], in: bundle)
  }

  /// The titles of system tab bar items: `mostRecent` is Most Recent.
  private static func systemTitle(_ name: String) -> String {
    name.reduce(into: "") { title, character in
      if title.isEmpty {
        title = character.uppercased()
      } else {
        title += character.isUppercase ? " \(character)" : "\(character)"
      }
    }
  }

  private static func apply(
    _ node: NibNode, to item: UINavigationItem, by nib: NibInstantiation
  ) {
    if let title = node["title"] { item.title = title }
    item.prompt = node["prompt"]
    item.hidesBackButton = node.flag("hidesBackButton") ?? false
    item.leftItemsSupplementBackButton = node.flag("leftItemsSupplementBackButton") ?? false
    switch node["largeTitleDisplayMode"] {
    case "always": item.largeTitleDisplayMode = .always
    case "never": item.largeTitleDisplayMode = .never
    default: break
    }
    func items(_ place: String) -> [UIBarButtonItem]? {
      let nodes = node.value(place + "Item").map { [$0] } ?? node.list(place + "Items")
      let made = nodes.compactMap { nib.make($0) as? UIBarButtonItem }
      return made.isEmpty ? nil : made
    }
    item.leftBarButtonItems = items("leftBarButton")
    item.rightBarButtonItems = items("rightBarButton")
    if let back = node.value("backBarButtonItem") {
      item.backBarButtonItem = nib.make(back) as? UIBarButtonItem
    }
    if let view = node.value("titleView") { item.titleView = nib.make(view) as? UIView }
  }

  static func constraint(_ node: NibNode, by nib: NibInstantiation) -> NSObject? {
    func attribute(_ name: String) -> NSLayoutConstraint.Attribute {
      switch node[name] {
      case "left", "leftMargin": .left
      case "right", "rightMargin": .right
      case "top", "topMargin": .top
      case "bottom", "bottomMargin": .bottom
      case "leading", "leadingMargin": .leading
      case "trailing", "trailingMargin": .trailing
      case "width": .width
      case "height": .height
      case "centerX": .centerX
      case "centerY": .centerY
      case "baseline": .lastBaseline
      case "firstBaseline": .firstBaseline
      default: .notAnAttribute
      }
    }
    let first = node["firstItem"].flatMap { nib.objects[$0] } ?? NSObject()
    let relation: NSLayoutConstraint.Relation =
      switch node["relation"] {
      case "lessThanOrEqual": .lessThanOrEqual
      case "greaterThanOrEqual": .greaterThanOrEqual
      default: .equal
      }
    let constraint = NSLayoutConstraint(
      item: first, attribute: attribute("firstAttribute"), relatedBy: relation,
      toItem: node["secondItem"].flatMap { nib.objects[$0] },
      attribute: attribute("secondAttribute"),
      multiplier: CGFloat(node.number("multiplier") ?? 1),
      constant: CGFloat(node.number("constant") ?? 0))
    constraint.identifier = node["identifier"]
    constraint.isActive = true
    if let priority = node.number("priority") {
      constraint.priority = UILayoutPriority(Float(priority))
    }
    return constraint
  }
}

extension InterfaceElements {
  /// Whether a node is a view, of UIKit or of the app.
  static func isView(_ node: NibNode) -> Bool {
    if viewType(of: node.element) != nil { return true }
    if case .view = InterfaceBuilderClasses.find(for: node) { return true }
    return false
  }
}

extension UIBarButtonItem.SystemItem {
  fileprivate init?(drawn name: String) {
    let all: [UIBarButtonItem.SystemItem] = [
      .done, .cancel, .edit, .save, .add, .flexibleSpace, .fixedSpace, .compose, .reply, .action,
      .organize, .bookmarks, .search, .refresh, .stop, .camera, .trash, .play, .pause, .rewind,
      .fastForward, .undo, .redo, .pageCurl, .close,
    ]
    guard let found = all.first(where: { "\($0)" == name }) else { return nil }
    self = found
  }
}
