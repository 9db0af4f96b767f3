import RxSwift
import UIKit

/// Sends an event when the object that it is associated with is deallocated.
private final class DeallocationWitness {
  let subject = PublishSubject<Void>()

  deinit {
    subject.onNext(())
    subject.onCompleted()
  }
}

// Only its address is used.
nonisolated(unsafe) private var witnessKey: UInt8 = 0

extension Reactive where Base: AnyObject {
  /// Sends once, when the object has been deallocated.
  public var deallocated: Observable<Void> {
    if let witness = objc_getAssociatedObject(base, &witnessKey) as? DeallocationWitness {
      return witness.subject
    }
    let witness = DeallocationWitness()
    objc_setAssociatedObject(base, &witnessKey, witness, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return witness.subject
  }
}
