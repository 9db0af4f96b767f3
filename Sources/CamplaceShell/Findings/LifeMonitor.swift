import Coordinators
import HeadlessUIKit
import RetainGraph

/// Watches who comes and goes, and asks after every step whether what left has died.
///
/// The question is cheap: the graph is walked only when something survived.
@MainActor final class LifeMonitor {
  /// A screen that was in the hierarchy, with the view models that it brought.
  struct Screen {
    let lifetime: Lifetime
    let label: ObjectLabel
    let made: Finding.Moment
    /// The numbers of its view models in the tracker.
    let models: Range<Int>
    /// When it left the hierarchy.
    var left: Finding.Moment?
  }

  /// Knows the view models.
  let tracker = Tracker(learning: { LifeMonitor.isModel($0) })
  private let learner = Walker(boundary: { LifeMonitor.isBoundary($0) })

  /// The screens in the hierarchy, in its order.
  private(set) var present: [Screen] = []
  /// Screens that left and have not died with their view models.
  private(set) var departed: [Screen] = []
  /// Coordinators that were attached, and when they were first seen.
  private var made: [ObjectLabel: Finding.Moment] = [:]
  private(set) var detached: [(coordinator: ObjectLabel, at: Finding.Moment)] = []
  private var attached: [ObjectLabel] = []
  /// The containers of attached coordinators.
  private var containers: [ObjectLabel: Lifetime] = [:]
  private var lost: [ObjectLabel] = []

  /// Brings the monitor up to date after a step; returns whether anything survived that should not.
  func update(
    _ device: HeadlessDevice, attached now: [ObjectLabel], labels: CoordinatorLabels,
    at moment: Finding.Moment
  ) -> Bool {
    updateScreens(device.hierarchy, at: moment)
    updateCoordinators(now, labels: labels, at: moment)
    return !departed.isEmpty || !detached.isEmpty
  }

  private func updateScreens(_ hierarchy: [UIViewController], at moment: Finding.Moment) {
    var isSame = hierarchy.count == present.count
    if isSame {
      for (screen, viewController) in zip(present, hierarchy)
      where screen.label.number != viewController.instanceNumber
        || !screen.lifetime.leads(to: viewController)
      {
        isSame = false
        break
      }
    }
    if !isSame { exchange(hierarchy, at: moment) }
    if !departed.isEmpty { departed.removeAll { hasDied($0) } }
  }

  private func exchange(_ hierarchy: [UIViewController], at moment: Finding.Moment) {
    var old: [ObjectLabel: Screen] = [:]
    for screen in present + departed { old[screen.label] = screen }
    // From the leaves up, so that a view model counts as its screen's and not as a container's.
    let now = hierarchy.reversed().map { viewController in
      if var known = old.removeValue(forKey: viewController.label) {
        known.left = nil
        return known
      }
      return learn(viewController, at: moment)
    }
    departed = (departed + present).compactMap { screen in
      guard var gone = old[screen.label] else { return nil }
      if gone.left == nil { gone.left = moment }
      return gone
    }
    present = now.reversed()
  }

  private func learn(_ viewController: UIViewController, at moment: Finding.Moment) -> Screen {
    let first = tracker.count
    _ = learner.mark([Root(viewController, label: "")], tracker: tracker)
    return Screen(
      lifetime: viewController.lifetime, label: viewController.label, made: moment,
      models: first + 1..<tracker.count + 1)
  }

  private func hasDied(_ screen: Screen) -> Bool {
    screen.lifetime.hasEnded && !screen.models.contains { tracker.isAlive($0) }
  }

  private func updateCoordinators(
    _ now: [ObjectLabel], labels: CoordinatorLabels, at moment: Finding.Moment
  ) {
    if now != attached {
      for label in now where made[label] == nil {
        made[label] = moment
        containers[label] = labels.object(label)?.rootViewController?.lifetime
      }
      for label in attached where !now.contains(label) {
        detached.append((label, moment))
        lost.append(label)
      }
      attached = now
    }
    if !detached.isEmpty {
      detached.removeAll {
        attached.contains($0.coordinator) || labels.object($0.coordinator) == nil
      }
    }
  }

  /// Coordinators that left and died, though their container is still on screen and has no other.
  func takeVanished(labels: CoordinatorLabels) -> [ObjectLabel] {
    guard !lost.isEmpty else { return [] }
    defer { lost = [] }
    return lost.filter { label in
      guard labels.object(label) == nil, let container = containers.removeValue(forKey: label)
      else { return false }
      let isTakenOver = attached.contains { other in
        labels.object(other)?.rootViewController === container.viewController
      }
      return !isTakenOver && !container.hasEnded
        && present.contains { $0.lifetime.viewController === container.viewController }
    }
  }

  var attachedCount: Int { attached.count }

  /// The attached coordinator that was seen last.
  var newestAttached: ObjectLabel? {
    attached.max { (made[$0]?.step ?? 0) < (made[$1]?.step ?? 0) }
  }

  /// When a coordinator was first seen.
  func firstSeen(_ label: ObjectLabel) -> Finding.Moment? { made[label] }

  /// How many view models are alive.
  var aliveModels: Int { tracker.alive.count }

  private static func isModel(_ type: Any.Type) -> Bool {
    type is AnyClass && _typeName(type, qualified: false).hasSuffix("ViewModel")
  }

  private static func isBoundary(_ type: Any.Type) -> Bool {
    type is UIView.Type || type is any Coordinator.Type
      || !(type is UIViewController.Type) && !isModel(type) && type is AnyClass
  }
}

extension HeadlessDevice {
  /// Every view controller in the hierarchy: below the windows' roots, through children and
  /// presentations.
  var hierarchy: [UIViewController] {
    var found: [UIViewController] = []
    func add(_ viewController: UIViewController) {
      found.append(viewController)
      for child in viewController.children { add(child) }
      if let presented = viewController.presentedDirectly { add(presented) }
    }
    for scene in application.orderedScenes {
      guard let scene = scene as? UIWindowScene else { continue }
      for window in scene.windows {
        if let root = window.rootViewController { add(root) }
      }
    }
    return found
  }
}
