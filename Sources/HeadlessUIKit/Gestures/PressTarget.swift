/// A place that the user can touch and hold: for a context menu, or for a long press recognizer.
///
/// - Note: Not in UIKit.
@MainActor public struct PressTarget {
  /// The place as a tap target, whose action does nothing.
  public internal(set) var place: TapTarget
  /// The items of the context menu; nil if there is none.
  public let menu: @MainActor () -> [TapTarget]?
  /// Tells the app that the menu appears and ends.
  let showMenu: @MainActor () -> Void
  /// Runs the long press recognizers; nil if there are none.
  public let recognize: (@MainActor () -> Void)?

  init(
    _ place: TapTarget, menu: @escaping @MainActor () -> UIMenu?,
    showMenu: @escaping @MainActor () -> Void = {}, recognize: (@MainActor () -> Void)? = nil
  ) {
    self.place = place
    self.menu = { menu()?.tapTargets(isEnabled: true) }
    self.showMenu = showMenu
    self.recognize = recognize
  }
}

extension Finger {
  /// What the user can press on a view controller: rows with context menus, then other views.
  ///
  /// A row's menu exists only once it is opened, so every row is listed.
  public func pressTargets(on screen: UIViewController) -> [PressTarget] {
    var targets: [PressTarget] = []
    for view in screen.viewsOnDisplay { collectPressed(from: view, into: &targets) }
    var unnamed = 0
    for index in targets.indices where targets[index].place.title.isEmpty {
      unnamed += 1
      targets[index].place.title = "view \(unnamed)"
    }
    return targets
  }

  /// Presses a target: opens its context menu and taps the item with the given title, or runs its
  /// recognizers.
  public func press(_ target: PressTarget, choosing item: String? = nil) throws(Failure) {
    if item == nil, let recognize = target.recognize { return recognize() }
    guard let items = target.menu() else { throw .noMenu(title: target.place.title) }
    let titles = items.map(\.title)
    guard let item else { throw .noMenuItem(nil, of: target.place.title, items: titles) }
    let lowercased = item.lowercased()
    guard
      let chosen = items.first(where: { $0.title == item || $0.identifier == item })
        ?? items.first(where: { $0.title.lowercased() == lowercased })
    else { throw .noMenuItem(item, of: target.place.title, items: titles) }
    target.showMenu()
    try tap(chosen)
  }

  private func collectPressed(from view: UIView, into targets: inout [PressTarget]) {
    guard view.ownObstacle == nil else { return }
    if let list = view as? any RowList { targets += list.pressTargets }
    if let target = view.pressTarget { targets.append(target) }
    for subview in view.uncoveredSubviews {
      collectPressed(from: subview, into: &targets)
    }
  }
}

extension RowList {
  fileprivate var pressTargets: [PressTarget] {
    let rows = tapTargets.filter { $0.kind == .row }
    return rows.enumerated().compactMap { offset, place in
      indexPath(ofRow: offset + 1).map { indexPath in
        PressTarget(place) { [self] in contextMenu(at: indexPath) }
      }
    }
  }
}

extension UIView {
  /// This view as something to press; nil if nothing reacts to that.
  fileprivate var pressTarget: PressTarget? {
    let menu = interactions.lazy.compactMap { $0 as? UIContextMenuInteraction }.first
    let recognizers = (gestureRecognizers ?? []).compactMap { $0 as? UILongPressGestureRecognizer }
      .filter { $0.isEnabled && $0.hasHandlers }
    let button = self as? UIButton
    let ownMenu = button.flatMap { $0.showsMenuAsPrimaryAction ? nil : $0.menu }
    guard menu != nil || ownMenu != nil || !recognizers.isEmpty else { return nil }
    let place = TapTarget(
      kind: self is UIControl ? .button : .view,
      title: button?.currentTitle ?? (self as? UILabel)?.text, label: accessibilityLabel,
      identifier: accessibilityIdentifier,
      image: button?.currentImage ?? (self as? UIImageView)?.image, isEnabled: true
    ) {}
    let recognize: @MainActor () -> Void = {
      guard let first = recognizers.first else { return }
      TouchSequence(on: self, first: first) { $0.sharesTouches(with: first) }
        .run([.began, .ended])
    }
    return PressTarget(
      place, menu: { menu?.menu() ?? ownMenu }, showMenu: { menu?.showMenu() },
      recognize: recognizers.isEmpty ? nil : recognize)
  }
}
