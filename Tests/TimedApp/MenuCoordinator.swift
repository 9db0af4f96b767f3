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
      ("compute", { [unowned self] in Background.compute(shows("Computed")) }),
      ("wait", { [unowned self] in Background.waitOnQueue(shows("Waited")) }),
      ("item", { [unowned self] in Background.waitWithItem(shows("Waited")) }),
      ("sleep", { [unowned self] in Background.sleep(shows("Slept")) }),
      ("operate", { [unowned self] in Background.operate(shows("Operated")) }),
      ("gather", { [unowned self] in Background.gather(shows("Gathered")) }),
      ("block", { [unowned self] in Background.block(shows("Blocked")) }),
      ("nod off", { [unowned self] in nodOff() }),
      ("hand over", { [unowned self] in handOver() }),
      ("order", { [unowned self] in Background.order(shows("Ordered")) }),
      ("source", { [unowned self] in Background.startTimer(shows("Fired")) }),
      ("count", { [unowned self] in Background.count(shows("Counted")) }),
      ("pause", { [unowned self] in Background.pauseTimer(shows("Paused")) }),
      ("forget", { [unowned self] in Background.forgetTimer(shows("Remembered")) }),
      ("debounce", { [unowned self] in Background.debounce(shows("Debounced")) }),
      ("wait for a timer", { [unowned self] in Background.blockOnTimer(shows("Waited")) }),
      ("tick", { [unowned self] in tick() }),
      ("toil", { Background.toil() }),
      ("ask", { [unowned self] in show(AskingViewController()) }),
      ("drop", { [unowned self] in show(ForgettingViewController()) }),
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

  private func shows(_ title: String) -> @Sendable () -> Void {
    { [weak self] in self?.show(title) }
  }

  /// Sleeps on the main thread.
  private func nodOff() {
    let start = Date()
    sleep(60)
    show("Nodded off for \(Int(Date().timeIntervalSince(start))) s")
  }

  /// Hands work items to another queue, in a file that imports UIKit alone.
  private func handOver() {
    let shows = shows("Handed over")
    let last = DispatchWorkItem { DispatchQueue.main.async(execute: shows) }
    DispatchQueue.global().async(
      execute: DispatchWorkItem {
        DispatchQueue.global().asyncAfter(deadline: .now() + 60, execute: last)
      })
  }

  private func tick() {
    Background.tick { [weak navigation] count in
      MainActor.assumeIsolated { navigation?.topViewController?.title = "Tick \(count)" }
    }
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
