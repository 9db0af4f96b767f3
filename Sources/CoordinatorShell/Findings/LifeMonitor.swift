import CoordinatorKit
import HeadlessUIKit
import RetainGraph

/// Watches who comes and goes, and asks after every step whether what left has died.
///
/// The question is cheap: the graph is walked only when something survived.
@MainActor package final class LifeMonitor {
  /// Knows the view models.
  package let tracker = Tracker(learning: { LifeMonitor.isModel($0) })
  /// Looks at what a screen's own class holds, and no further.
  private let learner = Walker(
    boundary: { LifeMonitor.isBoundary($0) }, passingOver: { $0 == UIViewController.self })

  /// The screens in the hierarchy, in its order.
  package private(set) var present: [Screen] = []
  /// Who they are; nobody else while a screen's lifetime is held, since that pins the address.
  private var order: [ObjectIdentifier] = []
  /// Of which hierarchy they are.
  private var hierarchyVersion: Int?
  /// Screens that left and have not died with their view models.
  package private(set) var departed: [Screen] = []
  /// Those of them that findings explain, by label.
  private var told: [ObjectLabel: Screen] = [:]
  /// View controllers that were made, are not in the hierarchy, and that something keeps.
  private var kept: [Lifetime] = []
  /// Those that nothing was known to keep, and that never were shown.
  private var neverShown: [Lifetime] = []
  /// An array, since there are few, and a dictionary's type would have to be made at launch.
  private var arrivals: [Arrival] = []
  package private(set) var detached: [(coordinator: ObjectLabel, at: Finding.Moment)] = []
  /// Attached coordinators all of whose screens have left the hierarchy.
  package private(set) var ended: [(coordinator: ObjectLabel, at: Finding.Moment)] = []
  private var attached: [ObjectLabel] = []
  private var lost: [ObjectLabel] = []
  /// Attached coordinators that have not shown a screen yet.
  private var unseen: [ObjectLabel] = []
  /// Coordinators that stand among the children more than once.
  package private(set) var shared: [ObjectLabel] = []
  /// Screens to be asked whether their coordinator lives.
  private var unasked: [Lifetime] = []
  private let deadReferences = DeadReferences()

  /// Whether a coordinator is no longer attached since `takeVanished` was asked last.
  package var hasLost: Bool { !lost.isEmpty }

  /// Whether there is anything that a rule about what is there could say something of.
  package var hasNews: Bool { hasLost || !unseen.isEmpty || !shared.isEmpty || !unasked.isEmpty }

  /// Brings the monitor up to date after a step; returns whether anything survived that should not.
  ///
  /// `now` are the attached coordinators; nil where they are those of the step before.
  package func update(
    _ device: HeadlessDevice, attached now: [ObjectLabel]?, labels: CoordinatorLabels,
    at moment: Finding.Moment
  ) -> Bool {
    updateScreens(device, at: moment)
    updateCoordinators(now, labels: labels, at: moment)
    if !ended.isEmpty { updateEnded(labels: labels) }
    if !unseen.isEmpty { updateUnseen(labels: labels) }
    return !departed.isEmpty || !detached.isEmpty || !ended.isEmpty
  }

  private func updateScreens(_ device: HeadlessDevice, at moment: Finding.Moment) {
    let version = HeadlessDevice.hierarchyVersion
    if version != hierarchyVersion {
      hierarchyVersion = version
      let (same, others) = device.hierarchy(after: order)
      if same < order.count || !others.isEmpty { exchange(others, after: same, at: moment) }
    }
    if !departed.isEmpty { departed.removeAll { hasDied($0) } }
  }

  /// Brings what differs up to date: `rest` stands now where the screens after the first stood.
  private func exchange(
    _ rest: [UIViewController], after first: Int, at moment: Finding.Moment
  ) {
    let least = min(order.count - first, rest.count)
    var last = 0
    while last < least,
      order[order.count - 1 - last] == ObjectIdentifier(rest[rest.count - 1 - last])
    {
      last += 1
    }
    let old = first..<order.count - last
    let arriving = rest.count - last
    guard arriving > 0 else {
      for index in old { leave(present[index], at: moment) }
      present.removeSubrange(old)
      return order.removeSubrange(old)
    }
    var leaving: [Screen] = []
    if !old.isEmpty {
      leaving = Array(present[old])
      present.removeSubrange(old)
      order.removeSubrange(old)
    }
    // From the leaves up, so that a view model counts as its screen's and not as a container's.
    for index in (0..<arriving).reversed() {
      let viewController = rest[index]
      present.insert(screen(of: viewController, among: &leaving, at: moment), at: first)
      order.insert(ObjectIdentifier(viewController), at: first)
    }
    for screen in leaving { leave(screen, at: moment) }
  }

  private func leave(_ screen: Screen, at moment: Finding.Moment) {
    if let index = arrivals.firstIndex(where: { $0.containerLabel == screen.label }) {
      ended.append((arrivals[index].label, moment))
    }
    guard !hasDied(screen) else { return }
    screen.left = moment
    departed.append(screen)
  }

  /// The screen that moved within the hierarchy, or came back, or is new.
  private func screen(
    of viewController: UIViewController, among leaving: inout [Screen], at moment: Finding.Moment
  ) -> Screen {
    if !leaving.isEmpty,
      let index = leaving.firstIndex(where: { $0.lifetime.leads(to: viewController) })
    {
      return leaving.remove(at: index)
    }
    if !departed.isEmpty,
      let index = departed.firstIndex(where: { $0.lifetime.leads(to: viewController) })
    {
      let back = departed.remove(at: index)
      back.left = nil
      return back
    }
    if !told.isEmpty, let back = told.removeValue(forKey: viewController.label) {
      back.left = nil
      return back
    }
    return learn(viewController, at: moment)
  }

  /// Takes up view controllers that came and went since the last judgment, or never were in the
  /// hierarchy: those that no root reaches should be gone.
  func takeUp(
    _ made: [UIViewController], at moment: Finding.Moment,
    wasShown: (UIViewController) -> Bool, unreached: ([AnyObject]) -> [AnyObject]
  ) {
    let strays = made.filter { viewController in
      !order.contains(ObjectIdentifier(viewController))
        && !departed.contains { $0.lifetime.leads(to: viewController) }
        && told[viewController.label] == nil
    }
    guard !strays.isEmpty else { return }
    let gone = Set(unreached(strays).map { ObjectIdentifier($0) })
    for viewController in strays {
      if !gone.contains(ObjectIdentifier(viewController)) {
        kept.append(viewController.lifetime)
      } else if wasShown(viewController) {
        let screen = learn(viewController, at: moment)
        screen.left = moment
        departed.append(screen)
      } else {
        neverShown.append(viewController.lifetime)
      }
    }
  }

  /// The same once more of those that something kept, when everything is over.
  func takeUpKept(at moment: Finding.Moment, unreached: ([AnyObject]) -> [AnyObject]) {
    let living = kept.compactMap(\.viewController)
    kept = []
    takeUp(living, at: moment, wasShown: { $0.isViewLoaded }, unreached: unreached)
  }

  /// Those that never were shown and that no known root reaches: leaked, unless something that is not
  /// known yet keeps them for later.
  func takeNeverShown(at moment: Finding.Moment) -> [Suspect] {
    guard !neverShown.isEmpty else { return [] }
    let taken = neverShown
    neverShown = []
    kept += taken
    return taken.compactMap { lifetime in
      lifetime.viewController.map {
        Suspect(object: $0, label: $0.label, made: moment, due: moment)
      }
    }
  }

  /// Asks no more after those that findings explain.
  func setAside(where isExplained: (AnyObject) -> Bool) {
    departed.removeAll { screen in
      let objects =
        [screen.lifetime.viewController].compactMap(\.self)
        + screen.models.compactMap { tracker.object(number: $0) }
      guard !objects.isEmpty, objects.allSatisfy(isExplained) else { return false }
      told[screen.label] = screen
      return true
    }
  }

  private func learn(_ viewController: UIViewController, at moment: Finding.Moment) -> Screen {
    let first = tracker.count
    // UIKit's own containers have no view models.
    let type = type(of: viewController)
    let isPlain = type == UINavigationController.self || type == UITabBarController.self
    if !isPlain {
      if deadReferences.mayBeOrphaned(viewController) {
        unasked.append(viewController.lifetime)
      }
      learner.learn(from: viewController, tracker)
    }
    return Screen(
      lifetime: viewController.lifetime, label: viewController.label, made: moment,
      models: first + 1..<tracker.count + 1)
  }

  private func hasDied(_ screen: Screen) -> Bool {
    screen.lifetime.hasEnded
      && (screen.models.isEmpty || !screen.models.contains { tracker.isAlive($0) })
  }

  private func updateCoordinators(
    _ now: [ObjectLabel]?, labels: CoordinatorLabels, at moment: Finding.Moment
  ) {
    if let now, now != attached {
      arrivals.removeAll { labels.object($0.label) == nil && !attached.contains($0.label) }
      for label in now where arrival(of: label) == nil {
        arrivals.append(Arrival(labels.object(label), label: label, moment: moment))
        unseen.append(label)
      }
      shared = Self.repeated(now)
      for label in attached where !now.contains(label) {
        detached.append((label, moment))
        lost.append(label)
      }
      unasked = present.map(\.lifetime)
      attached = now
    }
    if !detached.isEmpty {
      detached.removeAll {
        attached.contains($0.coordinator) || labels.object($0.coordinator) == nil
      }
    }
  }

  /// Keeps those that are attached still and show nothing else, nor do those below them.
  private func updateEnded(labels: CoordinatorLabels) {
    ended.removeAll { entry in
      guard attached.contains(entry.coordinator), let coordinator = labels.object(entry.coordinator)
      else { return true }
      guard shows(coordinator) else { return false }
      if let index = arrivals.firstIndex(where: { $0.label == entry.coordinator }) {
        arrivals[index].learnContainer(of: coordinator)
      }
      return true
    }
  }

  private func shows(_ coordinator: any Coordinator) -> Bool {
    let own = coordinator.screens + [coordinator.rootViewController].compactMap(\.self)
    return own.contains { screen in present.contains { $0.lifetime.leads(to: screen) } }
      || coordinator.childCoordinators.contains(where: shows)
  }

  private func updateUnseen(labels: CoordinatorLabels) {
    unseen.removeAll { label in
      guard attached.contains(label), let coordinator = labels.object(label) else { return true }
      return shows(coordinator)
    }
  }

  package var hasUnseen: Bool { !unseen.isEmpty }

  /// Those that have or had something to show, and none of it ever was in the hierarchy.
  package func unseen(labels: CoordinatorLabels) -> [ObjectLabel] {
    unseen.filter { label in
      guard let coordinator = labels.object(label) else { return false }
      return coordinator.rootViewController != nil || !coordinator.screens.isEmpty
        || deadReferences.hasDeadScreen(coordinator.subject)
    }
  }

  private static func repeated(_ labels: [ObjectLabel]) -> [ObjectLabel] {
    var counts = IdentityIndex()
    return labels.filter { label in
      let count = (counts[label] ?? 0) + 1
      counts[label] = count
      return count == 2
    }
  }

  /// Screens with a reference to a coordinator or delegate that has died, and its field.
  package func takeOrphans() -> [(screen: ObjectLabel, field: String)] {
    guard !unasked.isEmpty else { return [] }
    defer { unasked.removeAll(keepingCapacity: true) }
    var orphans: [(screen: ObjectLabel, field: String)] = []
    for lifetime in unasked {
      guard let screen = lifetime.viewController,
        let field = deadReferences.deadDelegate(of: screen)
      else { continue }
      orphans.append((screen.label, field))
    }
    return orphans
  }

  package func forgetOrphans() {
    unasked = []
  }

  /// Coordinators that left and died, though their container is still on screen and has no other.
  package func takeVanished(labels: CoordinatorLabels) -> [ObjectLabel] {
    defer { lost = [] }
    return lost.filter { label in
      guard labels.object(label) == nil, let container = arrival(of: label)?.container
      else { return false }
      let isTakenOver = attached.contains { other in
        guard let other = labels.object(other) else { return false }
        return other.rootViewController === container.viewController
          || other.screens.contains { $0 === container.viewController }
      }
      return !isTakenOver && !container.hasEnded
        && present.contains { $0.lifetime.viewController === container.viewController }
    }
  }

  package var attachedCount: Int { attached.count }

  package func isAttached(_ label: ObjectLabel) -> Bool { attached.contains(label) }

  /// The attached coordinator that was seen last.
  package var newestAttached: ObjectLabel? {
    attached.max { (firstSeen($0)?.step ?? 0) < (firstSeen($1)?.step ?? 0) }
  }

  /// When a coordinator was first seen.
  package func firstSeen(_ label: ObjectLabel) -> Finding.Moment? { arrival(of: label)?.moment }

  private func arrival(of label: ObjectLabel) -> Arrival? {
    arrivals.first { $0.label == label }
  }

  /// How many view models are alive.
  package var aliveModels: Int { tracker.aliveCount }

  private static func isModel(_ type: Any.Type) -> Bool {
    type is AnyClass && _typeName(type, qualified: false).hasSuffix("ViewModel")
  }

  /// Only screens are looked into, and what they hold is met. (Nothing is asked of protocols here:
  /// the first question about each type would search every conformance in the binary.)
  private static func isBoundary(_ type: Any.Type) -> Bool {
    type is AnyClass && !(type is UIViewController.Type)
  }
}
