import Foundation

/// The token of an observation, which ends when the token is deallocated.
///
/// The token doesn't retain the observed object. It retains the closure for as long as it lives,
/// even after `invalidate()`, as Apple's does.
public class NSKeyValueObservation: NSObject, @unchecked Sendable {
  private let observer: KeyValueObserver

  init(_ observer: KeyValueObserver) {
    self.observer = observer
  }

  public func invalidate() {
    observer.invalidate()
  }

  deinit {
    observer.invalidate()
  }
}
