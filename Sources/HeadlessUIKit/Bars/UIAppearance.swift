/// An object with an appearance proxy.
@preconcurrency @MainActor public protocol UIAppearanceContainer: AnyObject {}
extension UIView: UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}
extension UIBarItem: UIAppearanceContainer {}

/// Returns the appearance proxy of a class: `UILabel.appearance().textColor = .red`.
///
/// Stored only: setting a proxy's properties changes no other object.
@preconcurrency @MainActor public struct UIAppearanceProxy<Object: UIAppearanceContainer> {
  let make: @MainActor () -> Object

  public func callAsFunction() -> Object {
    if let known = appearanceProxies[ObjectIdentifier(Object.self)] as? Object { return known }
    let made = make()
    appearanceProxies[ObjectIdentifier(Object.self)] = made
    return made
  }

  public func callAsFunction(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Object { self() }

  public func callAsFunction(for trait: UITraitCollection) -> Object { self() }

  public func callAsFunction(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Object { self() }
}

@MainActor private var appearanceProxies: [ObjectIdentifier: AnyObject] = [:]

// Each of UIKit's classes alone: a proxy of an app's class would need an initializer that the class may lack.
extension UIAppearanceContainer where Self == UIView {
  public static var appearance: UIAppearanceProxy<UIView> { .init { UIView() } }
}
extension UIAppearanceContainer where Self == UILabel {
  public static var appearance: UIAppearanceProxy<UILabel> { .init { UILabel() } }
}
extension UIAppearanceContainer where Self == UIButton {
  public static var appearance: UIAppearanceProxy<UIButton> { .init { UIButton() } }
}
extension UIAppearanceContainer where Self == UIImageView {
  public static var appearance: UIAppearanceProxy<UIImageView> { .init { UIImageView() } }
}
extension UIAppearanceContainer where Self == UITextField {
  public static var appearance: UIAppearanceProxy<UITextField> { .init { UITextField() } }
}
extension UIAppearanceContainer where Self == UITextView {
  public static var appearance: UIAppearanceProxy<UITextView> { .init { UITextView() } }
}
extension UIAppearanceContainer where Self == UISwitch {
  public static var appearance: UIAppearanceProxy<UISwitch> { .init { UISwitch() } }
}
extension UIAppearanceContainer where Self == UISlider {
  public static var appearance: UIAppearanceProxy<UISlider> { .init { UISlider() } }
}
extension UIAppearanceContainer where Self == UIStepper {
  public static var appearance: UIAppearanceProxy<UIStepper> { .init { UIStepper() } }
}
extension UIAppearanceContainer where Self == UISegmentedControl {
  public static var appearance: UIAppearanceProxy<UISegmentedControl> {
    .init { UISegmentedControl() }
  }
}
extension UIAppearanceContainer where Self == UIPageControl {
  public static var appearance: UIAppearanceProxy<UIPageControl> { .init { UIPageControl() } }
}
extension UIAppearanceContainer where Self == UIProgressView {
  public static var appearance: UIAppearanceProxy<UIProgressView> { .init { UIProgressView() } }
}
extension UIAppearanceContainer where Self == UIActivityIndicatorView {
  public static var appearance: UIAppearanceProxy<UIActivityIndicatorView> {
    .init { UIActivityIndicatorView(style: .medium) }
  }
}
extension UIAppearanceContainer where Self == UIDatePicker {
  public static var appearance: UIAppearanceProxy<UIDatePicker> { .init { UIDatePicker() } }
}
extension UIAppearanceContainer where Self == UIRefreshControl {
  public static var appearance: UIAppearanceProxy<UIRefreshControl> { .init { UIRefreshControl() } }
}
extension UIAppearanceContainer where Self == UISearchBar {
  public static var appearance: UIAppearanceProxy<UISearchBar> { .init { UISearchBar() } }
}
extension UIAppearanceContainer where Self == UIScrollView {
  public static var appearance: UIAppearanceProxy<UIScrollView> { .init { UIScrollView() } }
}
extension UIAppearanceContainer where Self == UITableView {
  public static var appearance: UIAppearanceProxy<UITableView> { .init { UITableView() } }
}
extension UIAppearanceContainer where Self == UITableViewCell {
  public static var appearance: UIAppearanceProxy<UITableViewCell> {
    .init { UITableViewCell(style: .default, reuseIdentifier: nil) }
  }
}
extension UIAppearanceContainer where Self == UITableViewHeaderFooterView {
  public static var appearance: UIAppearanceProxy<UITableViewHeaderFooterView> {
    .init { UITableViewHeaderFooterView(reuseIdentifier: nil) }
  }
}
extension UIAppearanceContainer where Self == UICollectionView {
  public static var appearance: UIAppearanceProxy<UICollectionView> {
    .init { UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()) }
  }
}
extension UIAppearanceContainer where Self == UIStackView {
  public static var appearance: UIAppearanceProxy<UIStackView> { .init { UIStackView() } }
}
extension UIAppearanceContainer where Self == UIWindow {
  public static var appearance: UIAppearanceProxy<UIWindow> { .init { UIWindow() } }
}
extension UIAppearanceContainer where Self == UIVisualEffectView {
  public static var appearance: UIAppearanceProxy<UIVisualEffectView> {
    .init { UIVisualEffectView(effect: nil) }
  }
}
extension UIAppearanceContainer where Self == UINavigationBar {
  public static var appearance: UIAppearanceProxy<UINavigationBar> { .init { UINavigationBar() } }
}
extension UIAppearanceContainer where Self == UITabBar {
  public static var appearance: UIAppearanceProxy<UITabBar> { .init { UITabBar() } }
}
extension UIAppearanceContainer where Self == UIToolbar {
  public static var appearance: UIAppearanceProxy<UIToolbar> { .init { UIToolbar() } }
}
extension UIAppearanceContainer where Self == UIBarButtonItem {
  public static var appearance: UIAppearanceProxy<UIBarButtonItem> { .init { UIBarButtonItem() } }
}
extension UIAppearanceContainer where Self == UITabBarItem {
  public static var appearance: UIAppearanceProxy<UITabBarItem> { .init { UITabBarItem() } }
}
