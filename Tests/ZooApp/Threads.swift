import UIKit

/// Threads that sleep, and work that another queue does later.
extension Shape {
  nonisolated private static func poll(while isNeeded: @escaping () -> Bool) {
    let isNeeded = Unchecked(isNeeded)
    Thread.detachNewThread {
      while isNeeded.value() { Thread.sleep(forTimeInterval: 1) }
    }
  }

  nonisolated private static func repeatLater(while isNeeded: @escaping () -> Bool) {
    let isNeeded = Unchecked(isNeeded)
    DispatchQueue.global().asyncAfter(deadline: .now() + 1) {
      if isNeeded.value() { repeatLater(while: isNeeded.value) }
    }
  }

  static let threads: [Shape] = [
    screen("gap: thread that polls, screen strong", .abandoned, "thread") { screen in
      poll { withExtendedLifetime(screen) { true } }
    },
    screen("thread that polls, screen weak", .none) { screen in
      poll { [weak screen] in screen != nil }
    },
    screen("thread that polls for ever, screen weak", .none) { screen in
      poll { [weak screen] in screen == nil || true }
    },
    screen("thread that sleeps for an hour", .none) { screen in
      let screen = Unchecked(screen)
      Thread.detachNewThread {
        sleep(3600)
        withExtendedLifetime(screen) {}
      }
    },
    screen(
      "other queue's work that asks itself again for ever", .abandoned,
      "DispatchQueue.asyncAfter, which always schedules more",
      cut:
        "work → closure capture of type closure.value → closure capture of type Screen ← make this weak: frees all"
    ) { screen in
      repeatLater { withExtendedLifetime(screen) { true } }
    },
    screen("other queue's work that asks itself again while its screen lives", .none) { screen in
      repeatLater { [weak screen] in screen != nil }
    },
    screen("work item of a queue, cancelled by its screen", .none) { screen in
      let item = DispatchWorkItem { MainActor.assumeIsolated { screen.act() } }
      DispatchQueue.global().asyncAfter(deadline: .now() + 60, execute: item)
      item.cancel()
    },
  ]
}

/// A value that another thread uses, as code of the language of Swift 5 does.
private struct Unchecked<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}
