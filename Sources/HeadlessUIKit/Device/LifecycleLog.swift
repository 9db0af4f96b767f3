/// The callbacks that UIKit has called, in order.
///
/// Entries name their object and never retain it.
///
/// - Note: Not in UIKit.
public struct LifecycleLog {
  public enum Callback: UInt8, Sendable {
    case viewDidLoad, viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear
    case willShow, didShow
    case viewWillTransition, didReceiveMemoryWarning
    // Callbacks of a scene delegate, or of the application delegate if there are no scenes.
    case willResignActive, didEnterBackground, willEnterForeground, didBecomeActive
  }

  public struct Entry {
    public let callback: Callback
    /// The class of the view controller or delegate that was called.
    public let type: AnyClass
    /// The view controller's instance number; nil for a delegate.
    public let number: Int?
  }

  /// The entries, oldest first.
  public private(set) var entries: [Entry] = []

  @MainActor mutating func record(_ callback: Callback, of viewController: UIViewController) {
    entries.append(
      Entry(
        callback: callback, type: type(of: viewController),
        number: viewController.instanceNumber))
  }

  mutating func record(_ callback: Callback, heardBy delegate: AnyObject?) {
    guard let delegate else { return }
    entries.append(Entry(callback: callback, type: type(of: delegate), number: nil))
  }

  /// The entries before `begin`; the two arrays keep their storage.
  private var earlier: [Entry] = []

  /// Begins with no entries.
  public mutating func begin() {
    swap(&entries, &earlier)
    entries.removeAll(keepingCapacity: true)
  }

  /// Returns to the entries before `begin`.
  public mutating func takeBack() {
    swap(&entries, &earlier)
  }
}
