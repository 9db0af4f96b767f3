// The controls that the user can tap and type into, and those that are out of reach.
extension Finger {
  /// The tap targets on the frontmost view controller: its bar buttons, then its views in reading
  /// order.
  public var targets: [TapTarget] {
    device.frontmost.map(targets) ?? []
  }

  /// The tap targets of another view controller, which a quick tap still reaches.
  public func targets(on screen: UIViewController) -> [TapTarget] {
    var targets = everything(on: screen)
    targets.removeAll { $0.obstacle != nil }
    return targets
  }

  /// The controls that are out of reach, each with its obstacle.
  public func unreachableTargets(on screen: UIViewController) -> [TapTarget] {
    everything(on: screen).filter { $0.obstacle != nil }
  }

  /// The controls of `targets(on:)` and `unreachableTargets(on:)`, found in one pass.
  package func allTargets(on screen: UIViewController) -> [TapTarget] {
    everything(on: screen)
  }

  /// The targets of `targets(on:)` outside long lists, found without creating the lists' cells.
  ///
  /// Rows of lists that are longer than a form, and controls inside those rows, are left out.
  /// Targets without a name have an empty title, because their numbers would count the rows'
  /// buttons as well.
  public func controls(on screen: UIViewController, formLength: Int = 0) -> [TapTarget] {
    var targets = everything(on: screen, formLength: formLength)
    targets.removeAll { $0.obstacle != nil || $0.number != nil }
    return targets
  }

  /// The targets of `targets(on:)` outside long lists, and those of the first row of each long list.
  ///
  /// Returns nil if a target has no name and its number depends on rows that weren't read.
  package func firstTargets(on screen: UIViewController, formLength: Int) -> [TapTarget]? {
    var targets = everything(on: screen, formLength: formLength, readsFirstRows: true)
    // Unnamed targets out of reach and in rows count, too.
    guard !targets.contains(where: { $0.number == nil && $0.title.isEmpty }) else { return nil }
    targets.removeAll { $0.obstacle != nil }
    return targets
  }

  /// A target of `targets(on:)` with a number in a list, found by creating only its cell.
  ///
  /// Returns nil for a list inside a cell that isn't shown yet.
  public func target(
    _ kind: TapTarget.Kind, number: Int, on screen: UIViewController
  ) -> TapTarget? {
    guard kind != .stub else { return nil }
    return screen.viewsOnDisplay.lazy.filter { $0.obstacle == nil }
      .compactMap { target(kind, number, below: $0) }.first
  }

  private func target(_ kind: TapTarget.Kind, _ number: Int, below view: UIView) -> TapTarget? {
    guard view.ownObstacle == nil else { return nil }
    if var target = view.tapTarget(kind, number: number) {
      target.view = view
      return target
    }
    for subview in view.uncoveredSubviews {
      if let target = target(kind, number, below: subview) { return target }
    }
    return nil
  }

  /// Taps one of `targets`, unless something now covers it.
  public func tap(_ target: TapTarget) throws(Failure) {
    let obstacle = target.isBesideView ? target.obstacle : target.view?.obstacle
    if let obstacle = obstacle ?? target.obstacle {
      throw .unreachable(title: target.title, obstacle)
    }
    guard target.isEnabled else { throw .disabled(title: target.title) }
    target.action()
  }

  /// The fields of the frontmost view controller, in reading order.
  public var inputs: [TypingTarget] { device.frontmost.map(inputs) ?? [] }

  /// The fields of a view controller, in reading order.
  func inputs(on screen: UIViewController) -> [TypingTarget] {
    var inputs: [TypingTarget] = []
    if let search = screen.navigationItemIfLoaded?.searchController?.input { inputs.append(search) }
    if let titleView = screen.navigationItemIfLoaded?.titleView {
      collect(from: titleView, into: &inputs)
    }
    for view in screen.viewsOnDisplay { collect(from: view, into: &inputs) }
    if let accessory = screen.keyboardAccessory { collect(from: accessory, into: &inputs) }
    for index in inputs.indices where inputs[index].title.isEmpty {
      inputs[index].title = "field \(index + 1)"
      inputs[index].ordinal = index + 1
    }
    return inputs
  }

  /// Whether reading every row of the screen's lists is cheap.
  func hasOnlyForms(_ view: UIView) -> Bool {
    (view.listedRows ?? 0) <= Self.formLength && view.subviews.allSatisfy(hasOnlyForms)
  }

  private static let formLength = 100

  private func collect(from view: UIView, into inputs: inout [TypingTarget]) {
    guard view.ownObstacle == nil else { return }
    if let input = view.textInput { inputs.append(input) }
    for subview in view.uncoveredSubviews {
      collect(from: subview, into: &inputs)
    }
  }

  // MARK: All controls

  /// `formLength` is the length of the longest list whose rows are read; nil reads every list, and
  /// the views that a touch doesn't reach.
  private func everything(
    on screen: UIViewController, formLength: Int? = nil, readsFirstRows: Bool = false
  ) -> [TapTarget] {
    let view = screen.viewOnDisplay
    let reach = view.map { $0.obstacle } ?? .notLoaded
    var targets: [TapTarget] = []
    let bar = screen.navigationController?.isBarInvisible ?? false ? .hidden : reach
    let lists = Lists(formLength: formLength, readsFirstRows: readsFirstRows)
    for item in screen.navigationItemIfLoaded?.barButtonItems ?? [] {
      add(item.tapTargets, on: view, obstacle: bar, to: &targets)
    }
    for part in screen.barParts {
      let count = targets.count
      collect(from: part, obstacle: bar, lists, into: &targets)
      for index in targets.indices.dropFirst(count) { targets[index].isBesideView = true }
    }
    for view in screen.viewsOnDisplay {
      collect(from: view, obstacle: view.obstacle, lists, into: &targets)
    }
    if let accessory = screen.keyboardAccessory {
      let count = targets.count
      collect(from: accessory, obstacle: nil, lists, into: &targets)
      for index in targets.indices.dropFirst(count) { targets[index].isBesideView = true }
    }
    if let stack = screen.navigationController, !stack.isToolbarHidden {
      for item in screen.toolbarItems ?? [] {
        add(item.tapTargets, on: view, obstacle: reach, to: &targets)
      }
    }
    let seams = device.seams(of: screen).enumerated().map { index, seam in
      TapTarget(kind: .stub, title: seam.name, number: index + 1) { seam.call() }
    }
    add(seams, on: nil, obstacle: nil, to: &targets)
    if formLength == nil { name(&targets) }
    return targets
  }

  private func collect(
    from view: UIView, obstacle: Obstacle?, _ lists: Lists, into targets: inout [TapTarget]
  ) {
    let obstacle = obstacle ?? view.ownObstacle
    if obstacle != nil, lists.formLength != nil { return }
    let skipsRows = lists.skipsRows(of: view)
    if !skipsRows {
      add(view.tapTargets, on: view, obstacle: obstacle, to: &targets)
    } else if lists.readsFirstRows, let list = view as? any RowList {
      add(list.targetsOfFirstRow, on: view, obstacle: obstacle, to: &targets)
    }
    let covers = obstacle == nil ? view.possibleCovers : []
    for (index, subview) in view.subviews.enumerated() {
      if skipsRows, subview.isRow { continue }
      let cover = covers.isEmpty ? nil : view.cover(ofSubviewAt: index, among: covers)
      collect(
        from: subview, obstacle: obstacle ?? cover.map { .covered(by: $0.nameAsCover) }, lists,
        into: &targets)
    }
  }

  /// Which rows of lists are read.
  private struct Lists {
    let formLength: Int?
    let readsFirstRows: Bool

    @MainActor func skipsRows(of view: UIView) -> Bool {
      guard let formLength, let count = view.listedRows else { return false }
      return count > formLength
    }
  }

  private func add(
    _ new: [TapTarget], on view: UIView?, obstacle: Obstacle?, to targets: inout [TapTarget]
  ) {
    let count = targets.count
    targets += new
    for index in count..<targets.count {
      targets[index].view = view
      targets[index].obstacle = obstacle
    }
  }

  /// Names unnamed targets by their kind and their number among those of that kind.
  private func name(_ targets: inout [TapTarget]) {
    var counts: [TapTarget.Kind: Int] = [:]
    for index in targets.indices where targets[index].number == nil {
      counts[targets[index].kind, default: 0] += 1
      guard targets[index].title.isEmpty else { continue }
      let number = counts[targets[index].kind] ?? 0
      targets[index].title = "\(targets[index].kind.rawValue) \(number)"
      targets[index].ordinal = number
    }
  }
}

extension RowList {
  /// The first row, and its buttons.
  fileprivate var targetsOfFirstRow: [TapTarget] {
    guard let row = tapTarget(.row, number: 1), let indexPath = indexPath(ofRow: 1) else {
      return []
    }
    return [row] + gestures(at: indexPath).buttons(number: 1, title: row.title)
  }
}

extension UIViewController {
  /// The views in the navigation bar besides its buttons.
  fileprivate var barParts: [UIView] {
    [navigationItemIfLoaded?.titleView, navigationItemIfLoaded?.searchController?.searchBar]
      .compactMap(\.self)
  }
}
