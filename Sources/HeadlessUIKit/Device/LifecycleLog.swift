/// The callbacks that UIKit made, in order.
///
/// Entries name their object and never keep it alive.
public struct LifecycleLog {
  public enum Callback: UInt8, Sendable {
    case viewDidLoad, viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear
    case willShow, didShow
  }

  public struct Entry {
    public let callback: Callback
    /// The class of the view controller that the callback is about, and its instance number.
    public let type: UIViewController.Type
    public let number: Int
  }

  /// Oldest first.
  public private(set) var entries: [Entry] = []

  @MainActor mutating func record(_ callback: Callback, of viewController: UIViewController) {
    entries.append(
      Entry(
        callback: callback, type: type(of: viewController),
        number: viewController.instanceNumber))
  }

  /// Forgets the entries and keeps their storage.
  public mutating func removeAll() {
    entries.removeAll(keepingCapacity: true)
  }
}
