import UIKit

public protocol Synchronizable: AnyObject {}

/// A part of the app's navigation, which turns steps into screens and other flows.
public protocol Flow: Presentable, Synchronizable {
  /// What the flow shows its screens in.
  var root: Presentable { get }
  /// Replaces a step before the flow navigates to it.
  func adapt(step: Step) -> Single<Step>
  func navigate(to step: Step) -> FlowContributors
}

extension Flow {
  public func adapt(step: Step) -> Single<Step> { .just(step) }

  /// Sends once, when the flow has navigated for the first time.
  public var rxFlowReady: Single<Bool> { readiness.filter { $0 }.take(1).asSingle() }

  var flowReadySubject: BehaviorRelay<Bool> { readiness }

  private var readiness: BehaviorRelay<Bool> {
    if let known = objc_getAssociatedObject(self, &readinessKey) as? BehaviorRelay<Bool> {
      return known
    }
    let relay = BehaviorRelay(value: false)
    objc_setAssociatedObject(self, &readinessKey, relay, .OBJC_ASSOCIATION_RETAIN)
    return relay
  }
}

// Only its address is used.
nonisolated(unsafe) private var readinessKey: UInt8 = 0
