import Foundation
import HeadlessUIKit
import RetainGraph

/// The labels of roots that findings name.
package enum RootName {
  package static func task(startedAt moment: Finding.Moment, isPolling: Bool = false) -> String {
    "\(isPolling ? "a task that polls" : suspendedTask), started at \(moment.words)"
  }

  static let suspendedTask = "a suspended task"
}

extension Session {
  /// Foundation's objects that retain others and that users know by name.
  package var namedObjects: [Root] {
    [
      Root(
        NotificationCenter.default, label: "NotificationCenter.default", kind: .notificationCenter),
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
    roots.append(Root(HeadlessRunLoop.main, label: "the run loop", kind: .runLoop))
    roots.append(Root(device.clock, label: "the clock", kind: .clock))
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
