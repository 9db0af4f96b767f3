import HeadlessUIKit
import RxSwift
import Testing
import XCoordinatorCombine
import XCoordinatorRx

private enum Step: Route { case list, detail, sheet, close, child, tabs }

// An app's coordinators say nothing of the main actor, which they run on.
private func screen() -> UIViewController { MainActor.assumeIsolated { UIViewController() } }

private final class ListCoordinator: NavigationCoordinator<Step> {
  init() { super.init(initialRoute: .list) }

  override func prepareTransition(for route: Step) -> NavigationTransition {
    switch route {
    case .list, .tabs: .set([screen()])
    case .detail: .push(screen())
    case .sheet: .present(screen())
    case .close: .multiple(.dismiss(), .popToRoot())
    case .child: .present(ChildCoordinator())
    }
  }
}

private final class ChildCoordinator: NavigationCoordinator<Step> {
  init() { super.init(root: screen()) }

  override func prepareTransition(for route: Step) -> NavigationTransition { .none() }
}

@MainActor @Suite struct `Transitions of coordinators` {
  private let device = HeadlessDevice.boot()
  private let window = UIWindow()

  private func start() -> ListCoordinator {
    let coordinator = ListCoordinator()
    coordinator.strongRouter.setRoot(for: window)
    device.settle()
    return coordinator
  }

  @Test func `the initial route waits for a window`() {
    let coordinator = ListCoordinator()
    #expect(coordinator.rootViewController.viewControllers.isEmpty)
    coordinator.setRoot(for: window)
    device.settle()
    #expect(coordinator.rootViewController.viewControllers.count == 1)
  }

  @Test func `a route pushes, and its completion runs when the push has ended`() {
    let coordinator = start()
    var hasEnded = false
    coordinator.trigger(.detail) { hasEnded = true }
    #expect(!hasEnded)
    device.settle()
    #expect(hasEnded)
    #expect(coordinator.rootViewController.viewControllers.count == 2)
  }

  @Test func `transitions of several parts run one after the other`() {
    let coordinator = start()
    coordinator.trigger(.detail)
    device.settle()
    coordinator.trigger(.sheet)
    device.settle()
    coordinator.trigger(.close)
    device.settle()
    #expect(coordinator.rootViewController.presentedViewController == nil)
    #expect(coordinator.rootViewController.viewControllers.count == 1)
  }

  @Test func `a child coordinator lives as long as it is on screen`() {
    let coordinator = start()
    coordinator.trigger(.child)
    device.settle()
    weak let child = coordinator.children.first as? ChildCoordinator
    #expect(child?.rootViewController.viewControllers.count == 1)
    coordinator.rootViewController.dismiss(animated: true)
    device.settle()
    coordinator.trigger(.detail)
    device.settle()
    #expect(child == nil)
  }

  @Test func `an unowned router keeps nothing alive`() {
    weak var dead: ListCoordinator?
    let router: UnownedRouter<Step>
    do {
      let coordinator = ListCoordinator()
      (dead, router) = (coordinator, coordinator.unownedRouter)
    }
    #expect(dead == nil)
    withExtendedLifetime(router) {}
  }

  @Test func `a subscription triggers a route`() {
    let (coordinator, bag) = (start(), DisposeBag())
    var ends = 0
    coordinator.rx.trigger(.detail).subscribe(onCompleted: { ends += 1 }).disposed(by: bag)
    device.settle()
    #expect(ends == 1)
    #expect(coordinator.rootViewController.viewControllers.count == 2)
  }
}
