/// Windows in the order they were attached, none of which it keeps alive.
@MainActor struct WindowList {
  private var links: [WindowLink] = []

  nonisolated init() {}

  var windows: [UIWindow] { links.compactMap(\.target) }

  /// The one that was made key last and is still there.
  var keyWindow: UIWindow? {
    for index in links.indices.reversed() {
      if let window = links[index].target, window.isKeyWindow { return window }
    }
    return nil
  }

  /// How many there were, some of which may be gone.
  var count: Int { links.count }

  func window(at index: Int) -> UIWindow? { links[index].target }

  mutating func attach(_ window: UIWindow) {
    links.removeAll { $0.target == nil }
    links.append(window.linkForLists)
    HeadlessDevice.hierarchyDidChange()
  }
}
