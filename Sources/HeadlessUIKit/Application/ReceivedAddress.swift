extension UIApplication {
  /// Opens an address as the system does when it is tapped elsewhere: in the scene that is in front,
  /// without scenes in the application; false if the application's delegate says that it did not.
  public func receive(_ url: URL) -> Bool {
    guard let scene = frontScene else {
      return delegate?.application(self, open: url, options: [:]) ?? false
    }
    scene.delegate?.scene(scene, openURLContexts: [UIOpenURLContext(url: url)])
    return true
  }
}
