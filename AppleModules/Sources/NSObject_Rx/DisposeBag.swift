@_exported import RxSwift
import UIKit

// Only its address is used.
nonisolated(unsafe) private var bagKey: UInt8 = 0

extension Reactive where Base: AnyObject {
  /// The object's own bag, which lives as long as the object.
  public var disposeBag: DisposeBag {
    get {
      if let bag = objc_getAssociatedObject(base, &bagKey) as? DisposeBag { return bag }
      let bag = DisposeBag()
      objc_setAssociatedObject(base, &bagKey, bag, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      return bag
    }
    nonmutating set {
      objc_setAssociatedObject(base, &bagKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }
}

/// An object with a bag that lives as long as the object.
public protocol HasDisposeBag: AnyObject {
  var disposeBag: DisposeBag { get set }
}

extension HasDisposeBag {
  public var disposeBag: DisposeBag {
    get { Reactive(self).disposeBag }
    set { Reactive(self).disposeBag = newValue }
  }
}
