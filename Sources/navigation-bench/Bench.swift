import CAllocations
import HeadlessUIKit

/// What a push and a pop cost with all their callbacks, and what a pop allocates.
@main @MainActor struct Bench {
  private static let depth = 10
  private static let rounds = 20_000

  private let device = HeadlessDevice.boot()
  private let navigation = UINavigationController(rootViewController: Screen())
  private let delegate = Delegate()

  static func main() {
    let bench = Bench()
    let window = UIWindow(windowScene: bench.device.application.connect(delegate: Scene()))
    window.rootViewController = bench.navigation
    window.makeKeyAndVisible()
    bench.navigation.delegate = bench.delegate
    bench.device.settle()
    bench.measure()
  }

  /// Up and down a stack whose screens are made beforehand, so that only UIKit's own work counts.
  private func measure() {
    let clock = ContinuousClock()
    var pushing: [Duration] = []
    var popping: [Duration] = []
    var allocations: UInt = 0
    for _ in 0..<Self.rounds {
      let screens = (0..<Self.depth).map { _ in Screen() }
      for screen in screens { screen.loadViewIfNeeded() }
      pushing.append(
        clock.measure {
          for screen in screens {
            navigation.pushViewController(screen, animated: true)
            settle()
          }
        })
      let before = camsh_allocations()
      popping.append(
        clock.measure {
          for _ in screens {
            navigation.popViewController(animated: true)
            settle()
          }
        })
      allocations += camsh_allocations() - before
    }
    let each = Double(allocations) / Double(Self.depth * Self.rounds)
    print("push with its callbacks", microseconds(pushing), "us  (limit 2)")
    print("pop with its callbacks ", microseconds(popping), "us")
    print("allocations of a pop   ", hundredths(each), "    (one is the transition)")
  }

  private func settle() {
    device.lifecycle.begin()
    device.settle()
  }

  /// The median of the rounds, for one move.
  private func microseconds(_ rounds: [Duration]) -> String {
    hundredths(rounds.sorted()[rounds.count / 2] / .microseconds(1) / Double(Self.depth))
  }

  private func hundredths(_ value: Double) -> String {
    let rounded = Int((value * 100).rounded())
    let cents = rounded % 100
    return "\(rounded / 100).\(cents < 10 ? "0" : "")\(cents)"
  }
}

/// Receives every callback of a screen.
private final class Screen: UIViewController {
  private var heard = 0

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    heard += 1
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    heard += 1
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    heard += 1
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    heard += 1
  }
}

private final class Delegate: NSObject, UINavigationControllerDelegate {
  private var heard = 0

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    heard += 1
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    heard += 1
  }
}

private final class Scene: UIResponder, UIWindowSceneDelegate {}
