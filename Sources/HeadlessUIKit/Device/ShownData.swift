extension HeadlessDevice {
  /// Says that a view shows an element of the app's data, as a row does.
  ///
  /// Data may grow, so camsh doesn't report that such views become more.
  ///
  /// - Note: Not in UIKit.
  public static func showsData(_ view: UIView) { view.showsData = true }
}
