import OpenCombineDefaults

/// Accessed only under the lock; its address is the key of an association.
nonisolated(unsafe) private var associationKey: UInt8 = 0
private let lock = NSRecursiveLock()

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The publisher that announces the object's changes: one for each object.
  ///
  /// OpenCombine's, which this member hides, makes another one at each access to an object without published properties.
  public var objectWillChange: ObservableObjectPublisher {
    lock.withLock {
      let associated = objc_getAssociatedObject(self, &associationKey) as? ObservableObjectPublisher
      if let associated { return associated }
      let publisher = PublishedProperties(of: self).publisher
      if publisher === PublishedProperties(of: self).publisher { return publisher }
      objc_setAssociatedObject(self, &associationKey, publisher, .OBJC_ASSOCIATION_RETAIN)
      return publisher
    }
  }
}
