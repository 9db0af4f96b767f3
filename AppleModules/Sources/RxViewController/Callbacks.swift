import RxCocoa
@_exported import RxSwift
import UIKit

extension Reactive where Base: UIViewController {
  public var viewDidLoad: ControlEvent<Void> { callback("viewDidLoad") }
  public var viewWillAppear: ControlEvent<Bool> { animated("viewWillAppear") }
  public var viewDidAppear: ControlEvent<Bool> { animated("viewDidAppear") }
  public var viewWillDisappear: ControlEvent<Bool> { animated("viewWillDisappear") }
  public var viewDidDisappear: ControlEvent<Bool> { animated("viewDidDisappear") }
  public var viewWillLayoutSubviews: ControlEvent<Void> { callback("viewWillLayoutSubviews") }
  public var viewDidLayoutSubviews: ControlEvent<Void> { callback("viewDidLayoutSubviews") }

  /// Whether the view is visible.
  public var isVisible: Observable<Bool> {
    .merge(viewDidAppear.map { _ in true }, viewWillDisappear.map { _ in false })
  }

  /// Sends when the view controller has been dismissed.
  public var isDismissing: ControlEvent<Bool> {
    ControlEvent(
      events: methodInvoked(Selector("viewDidDisappear:")).compactMap { [weak base] arguments in
        base?.isBeingDismissed == true ? arguments.first as? Bool ?? false : nil
      })
  }

  private func callback(_ name: String) -> ControlEvent<Void> {
    ControlEvent(events: methodInvoked(Selector(name)).map { _ in })
  }

  private func animated(_ name: String) -> ControlEvent<Bool> {
    ControlEvent(
      events: methodInvoked(Selector(name + ":")).map { $0.first as? Bool ?? false })
  }
}
