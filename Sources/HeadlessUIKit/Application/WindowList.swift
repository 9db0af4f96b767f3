/// Windows in the order they were attached, none of which it keeps alive.
@MainActor struct WindowList {
  private var links: [ViewLink] = []

  nonisolated init() {}

  var windows: [UIWindow] { links.compactMap { $0.target as? UIWindow } }

  /// The one that was made key last and is still there.
  var keyWindow: UIWindow? {
    for link in links.reversed() {
      if let window = link.target as? UIWindow, window.isKeyWindow { return window }
    }
    return nil
  }

  func forEach(_ body: (UIWindow) -> Void) {
    for link in links {
      if let window = link.target as? UIWindow { body(window) }
    }
  }

  mutating func attach(_ window: UIWindow) {
    links.removeAll { $0.target == nil }
    links.append(window.link)
  }
}
