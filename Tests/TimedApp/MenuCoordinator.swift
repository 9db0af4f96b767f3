import UIKit

/// Shows the menu and the chosen screen.
final class MenuCoordinator {
  private let navigation: UINavigationController
  private var chase: Timer?

  init(_ navigation: UINavigationController) {
    self.navigation = navigation
  }

  func start() {
    let menu = MenuViewController()
    menu.choices = [
      ("remind", { [unowned self] in remind() }),
      ("clock", { [unowned self] in show(ClockViewController(.leftRunning)) }),
      ("tidy clock", { [unowned self] in show(ClockViewController(.stoppedOnLeaving)) }),
      ("modest clock", { [unowned self] in show(ClockViewController(.stoppedInDeinit)) }),
      ("greet", { [unowned self] in greet() }),
      ("search", { [unowned self] in show(SearchViewController()) }),
      ("doze", { [unowned self] in doze() }),
      ("poll", { [unowned self] in poll() }),
      ("spin", { [unowned self] in spin() }),
      ("yield", { Task { while true { await Task.yield() } } }),
      ("chase", { [unowned self] in pursue() }),
      ("postpone", { [unowned self] in postpone() }),
      ("churn", { Churn.shared.start() }),
      ("leaky", { [unowned self] in show(LeakyViewController()) }),
    ]
    navigation.viewControllers = [menu]
  }

  private func show(_ screen: UIViewController) {
    navigation.pushViewController(screen, animated: true)
  }

  private func show(_ title: String) {
    let screen = UIViewController()
    screen.title = title
    show(screen)
  }

  private func remind() {
    _ = Timer.scheduledTimer(withTimeInterval: 60, repeats: false) { [weak self] _ in
      self?.show("Reminder")
    }
  }

  private func greet() {
    Task { @MainActor in
      try await Task.sleep(for: .seconds(2))
      let alert = UIAlertController(title: "Hello", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      navigation.present(alert, animated: true)
    }
  }

  /// Every form of sleep, for a second each, and three that end in another order than they begin.
  private func doze() {
    Task { @MainActor in
      try await Task.sleep(nanoseconds: 1_000_000_000)
      try await Task.sleep(for: .seconds(1))
      try await Task.sleep(for: .seconds(1), tolerance: .milliseconds(100))
      try await Task.sleep(until: .now + .seconds(1), clock: .suspending)
      try await ContinuousClock().sleep(for: .seconds(1))
      try await SuspendingClock().sleep(until: .now + .seconds(1), tolerance: .seconds(1))
      var order = ""
      await withTaskGroup(of: Int.self) { group in
        for number in [3, 1, 2] {
          group.addTask {
            try? await Task.sleep(for: .milliseconds(100 * number))
            return number
          }
        }
        for await number in group { order += "\(number)" }
      }
      show("Dozed \(order)")
    }
  }

  private func poll() {
    Task { @MainActor [weak navigation] in
      var count = 0
      while let navigation {
        count += 1
        navigation.topViewController?.title = "Poll \(count)"
        try await Task.sleep(for: .seconds(1))
      }
    }
  }

  private func spin() {
    Task { @MainActor in self.spin() }
  }

  private func pursue() {
    chase = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { [weak self] _ in
      self?.pursue()
    }
  }

  /// Schedules work items and cancels the first.
  private func postpone() {
    let items = ["First", "Second"].map { title in
      DispatchWorkItem { [weak self] in self?.show(title) }
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + 1, execute: items[0])
    DispatchQueue.main.asyncAfter(deadline: .now() + 3600, execute: items[1])
    items[0].cancel()
  }
}
