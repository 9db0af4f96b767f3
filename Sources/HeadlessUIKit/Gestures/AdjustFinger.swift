// What the user does with sliders, steppers, pickers and page controls.
extension Finger {
  /// The controls of the frontmost view controller whose values a finger changes, in reading order.
  public var adjustables: [Adjustable] { device.frontmost.map(adjustables) ?? [] }

  /// The same of a view controller.
  public func adjustables(on screen: UIViewController) -> [Adjustable] {
    var found: [Adjustable] = []
    let views = [screen.navigationItemIfLoaded?.titleView] + screen.viewsOnDisplay
    for view in (views + [screen.keyboardAccessory]).compactMap(\.self) {
      collect(from: view, obstacle: view.obstacle, into: &found)
    }
    var counts: [Adjustable.Kind: Int] = [:]
    for index in found.indices {
      let kind = found[index].kind
      counts[kind, default: 0] += 1
      guard found[index].title.isEmpty else { continue }
      found[index].ordinal = counts[kind]
      found[index].title = found[index].identifier ?? "\(kind.rawValue) \(counts[kind] ?? 0)"
    }
    return found
  }

  /// Gives a control a value, which it takes as one text or, if it has several wheels, as one for each.
  public func adjust(_ control: Adjustable, to values: [String]) throws(Failure) {
    try control.adjust(to: values)
  }

  private func collect(from view: UIView, obstacle: Obstacle?, into found: inout [Adjustable]) {
    let obstacle = obstacle ?? view.ownObstacle
    if var control = view.adjustable {
      control.obstacle = obstacle
      found.append(control)
      return
    }
    if let field = view as? UITextField, let input = field.inputView {
      collect(from: input, of: field, obstacle: obstacle, into: &found)
    }
    let covers = obstacle == nil ? view.possibleCovers : []
    for (index, subview) in view.subviews.enumerated() {
      let cover = covers.isEmpty ? nil : view.cover(ofSubviewAt: index, among: covers)
      collect(
        from: subview, obstacle: obstacle ?? cover.map { .covered(by: $0.nameAsCover) },
        into: &found)
    }
  }

  /// Collects what a field shows in place of the keyboard, under the field's name.
  private func collect(
    from input: UIView, of field: UITextField, obstacle: Obstacle?, into found: inout [Adjustable]
  ) {
    let count = found.count
    collect(from: input, obstacle: nil, into: &found)
    for index in found.indices.dropFirst(count) {
      found[index].field = field
      found[index].obstacle = obstacle
      if found[index].title.isEmpty { found[index].title = field.textInput?.title ?? "" }
    }
  }
}
