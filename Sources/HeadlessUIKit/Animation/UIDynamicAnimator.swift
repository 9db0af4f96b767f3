/// Animates views by physics.
///
/// Stored only: behaviors move nothing, and the animator is always at rest.
@preconcurrency @MainActor open class UIDynamicAnimator: NSObject {
  open private(set) weak var referenceView: UIView?
  open private(set) var behaviors: [UIDynamicBehavior] = []
  open weak var delegate: (any UIDynamicAnimatorDelegate)?
  open var isRunning: Bool { false }
  open var elapsedTime: TimeInterval { 0 }

  public override init() {
    super.init()
  }

  public init(referenceView view: UIView) {
    referenceView = view
    super.init()
  }

  public init(collectionViewLayout layout: UICollectionViewLayout) {
    super.init()
  }

  open func addBehavior(_ behavior: UIDynamicBehavior) {
    behaviors.append(behavior)
    behavior.dynamicAnimator = self
    behavior.willMove(to: self)
  }

  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = behaviors.firstIndex(where: { $0 === behavior }) else { return }
    behaviors.remove(at: index)
    behavior.dynamicAnimator = nil
    behavior.willMove(to: nil)
  }

  open func removeAllBehaviors() { behaviors.forEach(removeBehavior) }
  open func updateItem(usingCurrentState item: any UIDynamicItem) {}
  open func items(in rect: CGRect) -> [any UIDynamicItem] { [] }
}

@preconcurrency @MainActor public protocol UIDynamicAnimatorDelegate: AnyObject {
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

/// An object that a behavior moves.
@preconcurrency @MainActor public protocol UIDynamicItem: AnyObject {
  var center: CGPoint { get set }
  var bounds: CGRect { get }
  var transform: CGAffineTransform { get set }
}

extension UIView: UIDynamicItem {}
