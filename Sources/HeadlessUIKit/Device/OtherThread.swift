/// The main queue, which isn't always on the process's first thread.
///
/// - Note: Not in UIKit.
public enum MainThread {
  private static let mark: DispatchSpecificKey<Bool> = {
    let mark = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: mark, value: true)
    return mark
  }()

  /// The thread that boots devices; Foundation's `Thread.isMainThread` makes two system calls.
  ///
  /// Unsafe, because it is written only when a device boots, before other threads call UIKit.
  nonisolated(unsafe) static var first = pthread_self()

  /// Whether the calling thread is the one that boots devices.
  static var isFirst: Bool { pthread_self() == first }

  public static var isCurrent: Bool {
    isFirst || DispatchQueue.getSpecific(key: mark) == true
  }
}

extension UIViewController {
  /// Reports a call from another thread as the Main Thread Checker does, and makes it in a later turn
  /// of the main thread.
  ///
  /// General knowledge: most such calls work on a device if nothing else happens meanwhile.
  final func callOnMainThread(_ name: String, _ call: @escaping @MainActor () -> Void) {
    DispatchQueue.main.async {
      HeadlessDevice.current.report(
        .warning(
          "Main Thread Checker: UI API called on a background thread: "
            + "-[\(type(of: self)) \(name)]", on: self, name))
      call()
    }
  }
}
