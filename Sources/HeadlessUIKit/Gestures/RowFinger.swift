// What the user does with the rows of the frontmost list.
extension Finger {
  /// The gestures on a row of the frontmost list, numbered from 1 through all sections.
  public func gestures(onRow number: Int) throws(Failure) -> RowGestures {
    guard let list else { throw .noRow(number, count: 0) }
    guard let indexPath = list.indexPath(ofRow: number) else {
      throw .noRow(number, count: list.rowCount)
    }
    return list.gestures(at: indexPath)
  }

  /// Swipes a row and taps the action with the given title, on whichever side it is; without a title,
  /// swipes all the way, which performs the first action of that side.
  public func swipeRow(
    _ number: Int, choosing title: String? = nil, toReveal side: RowGestures.Side? = nil
  ) throws(Failure) {
    let gestures = try gestures(onRow: number)
    let sides = side.map { [$0] } ?? (title == nil ? [.trailing] : RowGestures.Side.allCases)
    let actions = sides.flatMap { gestures.actions(on: $0) }
    let titles = actions.map(\.shownTitle)
    let chosen: UIContextualAction
    if let title {
      let lowercased = title.lowercased()
      guard
        let action = actions.first(where: { $0.shownTitle == title })
          ?? actions.first(where: { $0.shownTitle.lowercased() == lowercased })
      else { throw .noRowAction(title, actions: titles) }
      chosen = action
    } else {
      guard !actions.isEmpty else { throw .noRowAction(nil, actions: []) }
      guard let action = gestures.fullSwipeAction(on: sides[0]) else {
        throw .rowActionsRevealed(row: number, actions: titles)
      }
      chosen = action
    }
    guard gestures.perform(chosen) else { throw .noRowAction(title, actions: []) }
  }

  /// Drags a row to the place of another by its reorder control.
  public func moveRow(_ number: Int, to destination: Int) throws(Failure) {
    let gestures = try gestures(onRow: number)
    let target = try self.gestures(onRow: destination).indexPath
    guard gestures.move(to: target) else { throw .rowStays(number) }
  }

  /// Whether the frontmost scroll view has a refresh control that isn't refreshing.
  public var canRefresh: Bool { refreshed?.refreshControl?.isRefreshing == false }

  /// Pulls the frontmost scroll view down until its refresh control triggers.
  public func pullToRefresh() throws(Failure) {
    guard let scroll = refreshed, let control = scroll.refreshControl else {
      throw .nothingToRefresh
    }
    guard !control.isRefreshing else { throw .refreshing }
    guard scroll.pullToRefresh() else { throw .nothingToRefresh }
  }

  private var refreshed: UIScrollView? {
    first(UIScrollView.self) { $0.refreshControl != nil }
  }

  /// The frontmost list that a finger reaches; one with rows, if there are several.
  private var list: (any RowList)? {
    first((any RowList).self) { $0.rowCount > 0 } ?? first((any RowList).self) { _ in true }
  }

  private func first<Kind>(_ kind: Kind.Type, where matches: (Kind) -> Bool) -> Kind? {
    for view in device.frontmost?.viewsOnDisplay ?? [] {
      if let found = first(kind, on: view, where: matches) { return found }
    }
    return nil
  }

  private func first<Kind>(_ kind: Kind.Type, on view: UIView, where matches: (Kind) -> Bool)
    -> Kind?
  {
    guard view.ownObstacle == nil else { return nil }
    if let found = view as? Kind, matches(found) { return found }
    for subview in view.uncoveredSubviews {
      if let found = first(kind, on: subview, where: matches) { return found }
    }
    return nil
  }
}

extension UIContextualAction {
  /// The title, or the name of the image.
  final var shownTitle: String { title ?? image?.name ?? "" }
}
