import Synchronization

/// A registration by `addObserver(_:selector:name:object:)`, which doesn't retain the observer.
private final class SelectorObservation: @unchecked Sendable {
  // Unchecked: the token is only passed back to the notification center, and the observer is called
  // on the posting thread, as in Objective-C.
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
  /// Calls the method for each notification with that name, on the posting thread.
  ///
  /// The notification center doesn't retain the observer and removes it when it is deallocated.
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

  /// Removes an observer added with a selector, or a token returned by Foundation's own method.
  ///
  /// It is more specific than Foundation's overload, which takes `Any` and doesn't handle
  /// selectors.
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
