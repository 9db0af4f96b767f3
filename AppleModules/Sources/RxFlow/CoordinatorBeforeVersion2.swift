import UIKit

/// The name of a flow coordinator before version 2.
public typealias Coordinator = FlowCoordinator

extension FlowCoordinator {
  public func coordinate(flow: Flow, withStepper stepper: Stepper) {
    coordinate(flow: flow, with: stepper)
  }
}

extension Presentable where Self: AnyObject {
  /// A bag that ends with the presentable, which every presentable had before version 2.
  ///
  /// A `disposeBag` of another module, such as the one of NSObject+Rx, comes first.
  @_disfavoredOverload
  public var disposeBag: DisposeBag {
    if let known = objc_getAssociatedObject(self, &disposeBagKey) as? DisposeBag { return known }
    let bag = DisposeBag()
    objc_setAssociatedObject(self, &disposeBagKey, bag, .OBJC_ASSOCIATION_RETAIN)
    return bag
  }
}

// Only its address is used.
nonisolated(unsafe) private var disposeBagKey: UInt8 = 0
