import RxSwift
import UIKit

/// Shows a reactor's states and sends it actions.
public protocol View: AnyObject {
  associatedtype Reactor: ReactorKit.Reactor

  var disposeBag: DisposeBag { get set }
  var reactor: Reactor? { get set }
  func bind(reactor: Reactor)
}

/// A view controller that binds when its view has loaded, as needed for a storyboard.
public protocol StoryboardView: View {}

// Only their addresses are used.
nonisolated(unsafe) private var reactorKey: UInt8 = 0
nonisolated(unsafe) private var bindingKey: UInt8 = 0

extension View {
  public var reactor: Reactor? {
    get { objc_getAssociatedObject(self, &reactorKey) as? Reactor }
    set {
      objc_setAssociatedObject(self, &reactorKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      disposeBag = DisposeBag()
      if let newValue { bind(reactor: newValue) }
    }
  }
}

extension StoryboardView {
  public var reactor: Reactor? {
    get { objc_getAssociatedObject(self, &reactorKey) as? Reactor }
    set {
      objc_setAssociatedObject(self, &reactorKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      objc_setAssociatedObject(self, &bindingKey, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      disposeBag = DisposeBag()
      guard let newValue else { return }
      MainActor.assumeIsolated {
        guard let controller = self as? UIViewController, !controller.isViewLoaded else {
          bind(reactor: newValue)
          return
        }
        bindOnceLoaded(controller)
      }
    }
  }

  @MainActor private func bindOnceLoaded(_ controller: UIViewController) {
    let observation = controller.observeCallback("viewDidLoad") { [weak self] _ in
      guard let self, let reactor else { return }
      objc_setAssociatedObject(self, &bindingKey, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      bind(reactor: reactor)
    }
    objc_setAssociatedObject(
      self, &bindingKey,
      Waiting { [weak controller] in controller?.removeCallbackObservation(observation) },
      .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
  }
}

/// Cancels the wait for a view when another reactor is assigned.
private final class Waiting {
  private let end: @MainActor () -> Void

  init(_ end: @escaping @MainActor () -> Void) {
    self.end = end
  }

  deinit {
    MainActor.assumeIsolated { end() }
  }
}
