import Foundation
import HeadlessUIKit
import RetainGraph

/// The labels of roots that rules recognize.
package enum RootName {
  package static let clock = "the clock"
  package static let runLoop = "the run loop"
  package static let notifications = "NotificationCenter.default"

  package static func task(startedAt moment: Finding.Moment, isPolling: Bool = false) -> String {
    "\(isPolling ? poller : suspendedTask), started at \(moment.words)"
  }

  /// Whether the label is that of a task that polls.
  package static func isPolling(_ name: String) -> Bool { name.hasPrefix(poller) }

  static let suspendedTask = "a suspended task"
  private static let poller = "a task that polls"
}

extension Session {
  /// Foundation's objects that retain others and that users know by name.
  package var namedObjects: [Root] {
    [
      Root(NotificationCenter.default, label: RootName.notifications),
      Root(Thread.current, label: "Thread.main"),
      Root(OperationQueue.main, label: "OperationQueue.main"),
    ]
  }

  /// The objects that iOS itself retains: the device with its scenes and timers, the visible
  /// windows, and the services.
  package var roots: [Root] {
    var roots: [Root] = []
    for scene in device.application.orderedScenes {
      roots.append(Root(scene, label: "the scene"))
      if let delegate = scene.delegate { roots.append(Root(delegate, label: "the scene delegate")) }
      for window in (scene as? UIWindowScene)?.windows ?? [] where window.isInUse {
        roots.append(Root(window, label: "the window"))
      }
    }
    if let delegate = applicationDelegate {
      roots.append(Root(delegate, label: "the application delegate"))
    }
    for window in device.application.windows where window.windowScene == nil && window.isInUse {
      roots.append(Root(window, label: "the window"))
    }
    roots.append(Root(HeadlessRunLoop.main, label: RootName.runLoop))
    roots.append(Root(device.clock, label: RootName.clock))
    roots += added.roots.map { Root($0.object, label: $0.label) }
    roots.append(Root(added, label: "the app's own services"))
    if let tasks = launched.tasks { roots += tasks.roots }
    return roots
  }
}

extension UIWindow {
  /// Whether it is visible, and no other window took its root over.
  fileprivate var isInUse: Bool { !isHidden && (rootViewController == nil || ownRoot != nil) }
}
