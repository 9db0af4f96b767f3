import UIKit

@MainActor private final class OnboardingFlow {
  let navigation: UINavigationController
  var children: [SignUpFlow] = []
  init(_ navigation: UINavigationController) { self.navigation = navigation }

  func intro() -> Screen {
    let screen = Screen()
    Shape.button(screen, "Sign up") { [unowned self] in signUp() }
    return screen
  }

  /// Replaces the flow's own screen with the child's.
  private func signUp() {
    let child = SignUpFlow(navigation)
    children.append(child)
    child.start()
  }
}
@MainActor private final class SignUpFlow {
  let navigation: UINavigationController
  init(_ navigation: UINavigationController) { self.navigation = navigation }
  func start() {
    let screen = Screen()
    navigation.setViewControllers(
      navigation.viewControllers.dropLast() + [screen], animated: false)
  }
}

/// The coordinator of one step of a sheet; only its screen's closure retains it.
private final class StepCoordinator {
  let navigation: UINavigationController
  init(_ navigation: UINavigationController) { self.navigation = navigation }
  func next() {}
}
private final class ObservedStep: UIViewController {
  var onNext: (() -> Void)?
  var count = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    // The mistake.
    NotificationCenter.default.addObserver(forName: .init("step"), object: nil, queue: nil) { _ in
      self.count += 1
    }
  }
}

extension Shape {
  private static func onboarding(
    _ name: String, _ verdict: Verdict, _ keeper: String = "",
    _ start: @escaping @MainActor (OnboardingFlow) -> Void
  ) -> Shape {
    Shape(name, verdict, keeper, script: "open; tap \"Sign up\"; back") {
      let flow = OnboardingFlow(
        delegate?.window?.rootViewController as? UINavigationController
          ?? UINavigationController())
      start(flow)
      return flow.intro()
    }
  }

  /// Flows whose children show screens after their own have left.
  static let relays: [Shape] = [
    onboarding("flow that its child continues", .abandoned, "OnboardingFlow") { flow in
      delegate?.coordinator?.flows[UUID()] = flow
    },
    loaded(
      "sheet whose two screens are observed", .abandoned, "NotificationCenter.default", findings: 2,
      script: "open; dismiss; back"
    ) { screen in
      DispatchQueue.main.async {
        let sheet = UINavigationController()
        for _ in 1...2 {
          let step = ObservedStep()
          let coordinator = StepCoordinator(sheet)
          step.onNext = { coordinator.next() }
          sheet.pushViewController(step, animated: false)
          step.loadViewIfNeeded()
        }
        screen.present(sheet, animated: true)
      }
    },
  ]
}
