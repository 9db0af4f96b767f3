extension UIApplication {
  /// Opens a URL as if it was tapped in another app.
  ///
  /// The URL goes to the frontmost scene, or to the application delegate if there are no scenes. A
  /// link to a web page arrives as a user activity, as a universal link does. Returns false if the
  /// application delegate returns false.
  ///
  /// - Note: Not in UIKit.
  public func receive(_ url: URL) -> Bool {
    if url.isWebPage { return receive(webPage: url) }
    guard let scene = frontScene else {
      return delegate?.application(self, open: url, options: [:]) ?? false
    }
    scene.delegate?.scene(scene, openURLContexts: [UIOpenURLContext(url: url)])
    return true
  }

  private func receive(webPage url: URL) -> Bool {
    let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
    activity.webpageURL = url
    guard let scene = frontScene else {
      return delegate?.application(self, continue: activity, restorationHandler: { _ in }) ?? false
    }
    scene.delegate?.scene(scene, continue: activity)
    return true
  }

  /// The schemes of the URLs that the app opens, which Info.plist declares.
  ///
  /// - Note: Not in UIKit.
  public static let declaredSchemes: [String] = {
    let types =
      ProgramBundle.ifAny?.object(forInfoDictionaryKey: "CFBundleURLTypes") as? [[String: Any]]
    return (types ?? []).flatMap { $0["CFBundleURLSchemes"] as? [String] ?? [] }
  }()
}

extension URL {
  fileprivate var isWebPage: Bool { ["http", "https"].contains(scheme?.lowercased()) }
}
