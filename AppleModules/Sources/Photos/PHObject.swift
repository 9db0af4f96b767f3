@_exported import UIKit

/// Something in the photo library; equal to any object with the same identifier.
open class PHObject: NSObject, KeyedValues, @unchecked Sendable {
  // Unchecked: what the library returns never changes.
  public let localIdentifier: String

  init(localIdentifier: String) {
    self.localIdentifier = localIdentifier
    super.init()
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? PHObject)?.localIdentifier == localIdentifier
  }

  open override var hash: Int { localIdentifier.hashValue }

  open func value(forKey key: String) -> Any? {
    key == "localIdentifier" ? localIdentifier : nil
  }
}

/// Stands for an object that a change creates.
public final class PHObjectPlaceholder: PHObject, @unchecked Sendable {}
