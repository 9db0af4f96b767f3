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

  /// Removes the entries but keeps their storage.
  public mutating func removeAll() {
    entries.removeAll(keepingCapacity: true)
  }
}
