private var key: UInt8 = 0

/// A view's running loads, its indicator and its transition, which live as long as the view.
@MainActor final class WebImages {
  private struct Running {
    weak var operation: SDWebImageCombinedOperation?
  }

  private var running: [String: Running] = [:]
  var urls: [String: URL] = [:]
  var latestKey: String?
  var indicator: (any SDWebImageIndicator)?
  var transition: SDWebImageTransition?

  static func of(_ view: UIView) -> WebImages {
    if let images = objc_getAssociatedObject(view, &key) as? WebImages { return images }
    let images = WebImages()
    objc_setAssociatedObject(view, &key, images, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return images
  }

  func cancel(_ key: String) { running.removeValue(forKey: key)?.operation?.cancel() }

  /// Remembers a load without retaining it: its manager does.
  func remember(_ operation: SDWebImageCombinedOperation?, _ key: String) {
    running[key] = Running(operation: operation)
  }
}
