/// Weak references to windows, in the order in which they were attached.
@MainActor struct WindowList {
  private var links: [WindowLink] = []

  nonisolated init() {}

  var windows: [UIWindow] { links.compactMap(\.target) }

  /// The window that most recently became key and still exists; when the key window was deallocated, the next visible one,
  /// which becomes key.
  var keyWindow: UIWindow? {
    var hasDied = false
    for index in links.indices.reversed() {
      guard let window = links[index].target else {
        hasDied = true
        continue
      }
      if window.isKeyWindow { return window }
    }
    guard hasDied, let next = windows.last(where: { !$0.isHidden && $0.canBecomeKey }) else {
      return nil
    }
    next.makeKey()
    return next
  }

  /// The number of entries, including those of deallocated windows.
  var count: Int { links.count }

  func window(at index: Int) -> UIWindow? { links[index].target }

  mutating func attach(_ window: UIWindow) {
    links.removeAll { $0.target == nil }
    links.append(window.linkForLists)
    HeadlessDevice.hierarchyDidChange()
  }

  mutating func detach(_ window: UIWindow) {
    links.removeAll { $0.target == nil || $0.target === window }
    HeadlessDevice.hierarchyDidChange()
  }
}
