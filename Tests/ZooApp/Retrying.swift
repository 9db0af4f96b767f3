import UIKit

@MainActor private final class SyncViewModel {
  var attempts = 0

  /// Tries again after each failure, in a task of its own.
  func syncForever() {
    Task {
      attempts += 1
      try? await Task.sleep(for: .seconds(5))
      syncForever()
    }
  }

  func syncWeakly() {
    Task { [weak self] in
      self?.attempts += 1
      try? await Task.sleep(for: .seconds(5))
      self?.syncWeakly()
    }
  }

  func sync(times: Int) {
    guard times > 0 else { return }
    Task {
      try? await Task.sleep(for: .seconds(5))
      sync(times: times - 1)
    }
  }
}
private final class SyncScreen: UIViewController {
  let viewModel = SyncViewModel()
}

extension Shape {
  private static func syncing(
    _ name: String, _ verdict: Verdict, _ keeper: String = "",
    _ start: @escaping @MainActor (SyncViewModel) -> Void
  ) -> Shape {
    Shape(name, verdict, keeper) {
      let screen = SyncScreen()
      start(screen.viewModel)
      return screen
    }
  }

  /// Tasks that sleep and start another one like them.
  static let retrying: [Shape] = [
    syncing("retry by a new task", .abandoned, "task that polls") { $0.syncForever() },
    syncing("retry by a new task, weakly", .none) { $0.syncWeakly() },
    syncing("retry by a new task, three times", .none) { $0.sync(times: 3) },
  ]
}
