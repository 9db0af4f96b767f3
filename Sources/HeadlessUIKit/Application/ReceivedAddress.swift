extension UIApplication {
  /// Opens a URL as if it was tapped in another app.
  ///
  /// The URL goes to the frontmost scene, or to the application delegate if there are no scenes.
  /// Returns false if the application delegate returns false.
  ///
  /// - Note: Not in UIKit.
  public func receive(_ url: URL) -> Bool {
    guard let scene = frontScene else {
      return delegate?.application(self, open: url, options: [:]) ?? false
    }
    scene.delegate?.scene(scene, openURLContexts: [UIOpenURLContext(url: url)])
    return true
  }
}
