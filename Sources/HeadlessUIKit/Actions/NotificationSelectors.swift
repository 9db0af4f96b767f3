import Synchronization

/// What `addObserver(_:selector:name:object:)` has registered; it keeps no observer alive.
private final class SelectorObservation: @unchecked Sendable {
  // Not safe to share by the compiler's rules: the token is only handed back to the center, and the
  // observer is called on the thread of the post, as in Objective-C.
  private(set) weak var observer: AnyObject?
  private(set) weak var center: NotificationCenter?
  let name: Notification.Name?
  let object: AnyObject?
  var token: (any NSObjectProtocol)?

  init(
    _ observer: AnyObject, _ center: NotificationCenter, _ name: Notification.Name?,
    _ object: AnyObject?
  ) {
    self.observer = observer
    self.center = center
    self.name = name
    self.object = object
  }

  func end() {
    if let token { center?.removeObserver(token as Any) }
    token = nil
  }
}

private let observations = Mutex<[SelectorObservation]>([])

extension NotificationCenter {
  /// Calls the method with each notification of that name, on the thread that posts it.
  ///
  /// The center does not keep the observer alive, and forgets one that has been deallocated.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?,
    object anObject: Any?
  ) {
    let observer = observer as AnyObject
    let observation = SelectorObservation(
      observer, self, aName, anObject.map { $0 as AnyObject })
    observation.token = addObserver(forName: aName, object: anObject, queue: nil) {
      [weak observation] notification in
      guard let observation else { return }
      guard let observer = observation.observer else {
        observation.end()
        return
      }
      aSelector.perform(on: observer, notification)
    }
    observations.withLock { observations in
      observations.removeAll { past in
        guard past.observer == nil || past.center == nil else { return false }
        past.end()
        return true
      }
      observations.append(observation)
    }
  }

  /// Ends what was added with a selector, and what Foundation's own method returned.
  ///
  /// More specific than Foundation's, which takes `Any` and knows no selectors.
  public func removeObserver(_ observer: AnyObject) {
    removeObserver(observer, name: nil, object: nil)
  }

  public func removeObserver(
    _ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    let object = anObject.map { $0 as AnyObject }
    let ended = observations.withLock { observations in
      let matches = { (past: SelectorObservation) in
        past.observer === observer && past.center === self
          && (aName == nil || past.name == aName) && (object == nil || past.object === object)
      }
      defer { observations.removeAll(where: matches) }
      return observations.filter(matches)
    }
    for observation in ended { observation.end() }
    removeObserver(observer as Any, name: aName, object: anObject)
  }
}
