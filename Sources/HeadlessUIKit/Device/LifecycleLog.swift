/// The callbacks that UIKit made, in order.
///
/// Entries name their object and never keep it alive.
public struct LifecycleLog {
  public enum Callback: UInt8, Sendable {
    case viewDidLoad, viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear
    case willShow, didShow
    case viewWillTransition, didReceiveMemoryWarning
    // What a scene's delegate hears, or the application's where there are no scenes.
    case willResignActive, didEnterBackground, willEnterForeground, didBecomeActive
  }

  public struct Entry {
    public let callback: Callback
    /// The class of what the callback is about: a view controller or a delegate.
    public let type: AnyClass
    /// The view controller's instance number; nil for a delegate.
    public let number: Int?
  }

  /// Oldest first.
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

  /// Forgets the entries and keeps their storage.
  public mutating func removeAll() {
    entries.removeAll(keepingCapacity: true)
  }
}
