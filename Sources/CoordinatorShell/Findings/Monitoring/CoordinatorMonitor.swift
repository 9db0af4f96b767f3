import CoordinatorKit
import HeadlessUIKit

/// Watches which coordinators are attached, and which of them have screens to show.
@MainActor package final class CoordinatorMonitor {
  /// Coordinators that left and weren't deallocated.
  package private(set) var detached: [(coordinator: ObjectLabel, at: Finding.Moment)] = []
  /// Attached coordinators whose screens have all left the hierarchy.
  package private(set) var ended: [(coordinator: ObjectLabel, at: Finding.Moment)] = []
  /// Attached coordinators without screens that their owners keep on purpose, with the owners.
  private var resting: [(coordinator: ObjectLabel, at: Finding.Moment, owner: Judge.Owner?)] = []
  /// Attached coordinators whose own screens have all left, while their children show some.
  private var covered: [ObjectLabel] = []
  /// Coordinators that are children more than once.
  package private(set) var shared: [ObjectLabel] = []
  /// Coordinators that showed a screen again after all of theirs had left.
  private(set) var returned: [ObjectLabel] = []
  /// Coordinators that showed a screen again since the last call of `takeReturned`.
  private var newlyReturned: [ObjectLabel] = []
  private(set) var attached: [ObjectLabel] = []
  private var lost: [ObjectLabel] = []
  /// Coordinators that were first attached during a hold that hasn't been judged.
  private var visitors: [ObjectLabel] = []
  /// Attached coordinators that haven't shown a screen yet.
  private var unseen: [ObjectLabel] = []
  /// An array, because there are few, and the runtime would have to create a dictionary's type at
  /// launch.
  private var arrivals: [Arrival] = []

  /// Whether a coordinator was detached since the last call of `takeVanished`.
  package var hasLost: Bool { !lost.isEmpty }

  /// Whether a state rule could have an opinion.
  var hasNews: Bool { hasLost || !unseen.isEmpty || !shared.isEmpty }

  var hasSurvivors: Bool { !detached.isEmpty || !ended.isEmpty }

  /// Updates the monitor after a step, when `screens` are in the hierarchy; returns whether other
  /// coordinators are attached than before.
  ///
  /// `now` are the attached coordinators; nil if they are the same as before the step.
  func update(
    _ now: [ObjectLabel]?, labels: CoordinatorLabels, showing screens: [Screen],
    at moment: Finding.Moment
  ) -> Bool {
    var isChanged = false
    if let now, now != attached {
      exchange(now, labels: labels, at: moment)
      isChanged = true
    }
    if !visitors.isEmpty { takeVisitors(labels: labels, at: moment) }
    if !detached.isEmpty {
      detached.removeAll {
        attached.contains($0.coordinator) || labels.object($0.coordinator) == nil
      }
    }
    if !covered.isEmpty {
      ended += covered.map { ($0, moment) }
      covered = []
    }
    if !ended.isEmpty {
      ended.removeAll { hasReturned($0.coordinator, labels: labels, showing: screens) }
    }
    if !resting.isEmpty {
      resting.removeAll { hasReturned($0.coordinator, labels: labels, showing: screens) }
    }
    if ended.count > 1 { endParents(labels: labels, showing: screens) }
    if !unseen.isEmpty {
      unseen.removeAll { label in
        guard attached.contains(label), let coordinator = labels.object(label) else { return true }
        return coordinator.shows(any: screens)
      }
    }
    return isChanged
  }

  private func exchange(
    _ now: [ObjectLabel], labels: CoordinatorLabels, at moment: Finding.Moment
  ) {
    arrivals.removeAll { labels.object($0.label) == nil && !attached.contains($0.label) }
    welcome(now, labels: labels, at: moment)
    shared = Self.repeated(now)
    for label in attached where !now.contains(label) {
      detached.append((label, moment))
      lost.append(label)
    }
    attached = now
  }

  /// Notes which coordinators are attached during a hold: their screens may have left before it ends.
  func note(_ now: [ObjectLabel], labels: CoordinatorLabels, at moment: Finding.Moment) {
    visitors += now.filter { arrival(of: $0) == nil }
    welcome(now, labels: labels, at: moment)
    learnContainers(of: visitors, labels: labels)
  }

  /// Ends a hold: coordinators that came or left during it are treated like those of any step.
  private func takeVisitors(labels: CoordinatorLabels, at moment: Finding.Moment) {
    learnContainers(of: visitors, labels: labels)
    for label in visitors where !attached.contains(label) { detached.append((label, moment)) }
    visitors = []
  }

  /// Learns the containers of coordinators that had none when they were attached.
  private func learnContainers(of coordinators: [ObjectLabel], labels: CoordinatorLabels) {
    for label in coordinators {
      guard let coordinator = labels.object(label),
        let index = arrivals.firstIndex(where: { $0.label == label && $0.containerLabel == nil })
      else { continue }
      arrivals[index].learnContainer(of: coordinator)
    }
  }

  private func welcome(
    _ now: [ObjectLabel], labels: CoordinatorLabels, at moment: Finding.Moment
  ) {
    for label in now where arrival(of: label) == nil {
      arrivals.append(Arrival(labels.object(label), label: label, moment: moment))
      unseen.append(label)
    }
  }

  /// Notes that a view controller left the hierarchy: with a coordinator's container, all of its
  /// screens did.
  func left(_ viewController: ObjectLabel, at moment: Finding.Moment) {
    if let index = arrivals.firstIndex(where: { $0.containerLabel == viewController }) {
      covered.removeAll { $0 == arrivals[index].label }
      ended.append((arrivals[index].label, moment))
      if !unseen.isEmpty { unseen.removeAll { $0 == arrivals[index].label } }
    }
  }

  /// Ends flows without screens of their own when several of their children's flows end at once.
  ///
  /// The children are then tabs. If they end one by one, the parent may only have forgotten them.
  /// The root coordinator never ends.
  private func endParents(labels: CoordinatorLabels, showing screens: [Screen]) {
    let parents = attached.compactMap(labels.object)
    let below = Set(parents.flatMap(\.childCoordinators).map { ObjectIdentifier($0.subject) })
    for parent in parents.reversed() where below.contains(ObjectIdentifier(parent.subject)) {
      let label = labels.label(for: parent)
      guard arrival(of: label)?.containerLabel == nil, !parent.shows(any: screens),
        !ended.contains(where: { $0.coordinator == label }),
        !resting.contains(where: { $0.coordinator == label })
      else { continue }
      let children = parent.childCoordinators.map(labels.label)
      let ends = ended.filter { children.contains($0.coordinator) }.map(\.at)
      if let last = ends.max(by: { $0.step < $1.step }),
        ends.count(where: { $0.step == last.step }) > 1
      {
        ended.append((label, last))
      }
    }
  }

  /// Whether a coordinator isn't attached any more, or it or one of its children shows a screen.
  private func hasReturned(
    _ label: ObjectLabel, labels: CoordinatorLabels, showing screens: [Screen]
  ) -> Bool {
    guard attached.contains(label), let coordinator = labels.object(label) else { return true }
    guard coordinator.shows(any: screens) else { return false }
    newlyReturned.append(label)
    guard coordinator.showsItself(among: screens) else {
      covered.append(label)
      return true
    }
    if let index = arrivals.firstIndex(where: { $0.label == label }) {
      arrivals[index].learnContainer(of: coordinator)
    }
    if !returned.contains(label) { returned.append(label) }
    return true
  }

  var hasResting: Bool { !resting.isEmpty }

  /// Stops checking coordinators whose screens have left while their owners are in use.
  func rest(_ owners: [ObjectIdentifier: Judge.Owner?], labels: CoordinatorLabels) {
    ended.removeAll { entry in
      guard let object = labels.object(entry.coordinator)?.subject,
        let owner = owners[ObjectIdentifier(object)]
      else { return false }
      resting.append((entry.coordinator, entry.at, owner))
      return true
    }
  }

  /// Resumes checking coordinators whose owners are no longer in use, or at the end all of them.
  func wake(all: Bool, unless isInUse: (AnyObject) -> Bool, labels: CoordinatorLabels) {
    resting.removeAll { entry in
      guard all || !(entry.owner.map { $0.object.map(isInUse) ?? false } ?? true) else {
        return false
      }
      ended.append((entry.coordinator, entry.at))
      return true
    }
  }

  /// The coordinators that returned since the last call.
  func takeReturned(labels: CoordinatorLabels) -> [AnyObject] {
    guard !newlyReturned.isEmpty else { return [] }
    defer { newlyReturned = [] }
    return newlyReturned.compactMap { labels.object($0)?.subject }
  }

  package var hasUnseen: Bool { !unseen.isEmpty }

  /// Coordinators whose screens were never in the hierarchy.
  func unseen(labels: CoordinatorLabels, _ deadReferences: DeadReferences) -> [ObjectLabel] {
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

  /// Coordinators that left and were deallocated although their container is among `screens` and
  /// has no other coordinator.
  func takeVanished(labels: CoordinatorLabels, showing screens: [Screen]) -> [ObjectLabel] {
    // A container may show such a screen again.
    var hidden: [ObjectLabel] = []
    defer { lost = hidden }
    return lost.filter { label in
      guard labels.object(label) == nil, let container = arrival(of: label)?.container
      else { return false }
      // The user doesn't see a child that the app's container forgot to remove.
      if container.viewController?.isOutOfSight ?? false {
        hidden.append(label)
        return false
      }
      let isTakenOver = attached.contains { other in
        guard let other = labels.object(other) else { return false }
        return other.rootViewController === container.viewController
          || other.screens.contains { $0 === container.viewController }
      }
      return !isTakenOver && !container.hasEnded
        && screens.contains { $0.lifetime.viewController === container.viewController }
    }
  }

  package func isAttached(_ label: ObjectLabel) -> Bool { attached.contains(label) }

  /// When a coordinator was first seen.
  package func firstSeen(_ label: ObjectLabel) -> Finding.Moment? { arrival(of: label)?.moment }

  private func arrival(of label: ObjectLabel) -> Arrival? {
    arrivals.first { $0.label == label }
  }
}

extension UIViewController {
  /// Whether one of the app's containers doesn't show it, or the screen that contains it.
  fileprivate var isOutOfSight: Bool {
    guard let parent else { return false }
    return parent.childrenOutOfSight.contains { $0 === self } || parent.isOutOfSight
  }
}

extension Coordinator {
  /// Whether one of its screens, or of its children's, is among those in the hierarchy.
  @MainActor func shows(any screens: [Screen]) -> Bool {
    showsItself(among: screens) || childCoordinators.contains { $0.shows(any: screens) }
  }

  /// Whether one of its own screens is among those in the hierarchy.
  @MainActor fileprivate func showsItself(among screens: [Screen]) -> Bool {
    let own = self.screens + [rootViewController].compactMap(\.self)
    return own.contains { screen in screens.contains { $0.lifetime.leads(to: screen) } }
  }
}
