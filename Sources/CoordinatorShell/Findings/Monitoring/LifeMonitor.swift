import CoordinatorKit
import HeadlessUIKit
import RetainGraph

/// Watches which screens enter and leave the hierarchy, and checks that those that left are
/// deallocated.
///
/// The check is cheap: camsh walks the graph only if an object survived.
@MainActor package final class LifeMonitor {
  /// Identifies the view models.
  package let tracker = Tracker(learning: { ScreenModels.contain($0) })
  /// Walks the objects that a screen's class references, and stops there.
  private let learner = Walker(sharingLayoutsOf: .firstLearner)

  /// The screens in the hierarchy, in order.
  package private(set) var present: [Screen] = []
  /// Their identities; valid as long as each screen's memory is kept, which reserves its address.
  private var order: [ObjectIdentifier] = []
  /// The version of the hierarchy that they belong to.
  private var hierarchyVersion: Int?
  /// Screens that left and that aren't all deallocated, together with their view models.
  package private(set) var departed: [Screen] = []
  /// Departed screens that findings explain, by label.
  private var explained: [ObjectLabel: Screen] = [:]
  private var resting = RestingScreens()
  private var outside = OutsideViewControllers()
  /// The tracker's numbers of view models that another screen used after their own had left.
  private(set) var reusedModels: Set<Int> = []
  /// Objects that came back since the last call of `takeReturned`.
  ///
  /// Weak, because some are recorded right before they are judged.
  private var returned: [Returned] = []

  private struct Returned {
    weak var object: AnyObject?
  }
  package let coordinators = CoordinatorMonitor()
  /// Screens whose coordinator must be checked.
  private var unasked: [Lifetime] = []
  private let deadReferences = DeadReferences()
  private var held = HeldMoments()
  /// The view controllers that appeared during a hold, if findings explain any.
  private var shownInHold: [(label: ObjectLabel, left: Finding.Moment)] = []

  /// Whether a state rule could have an opinion.
  package var hasNews: Bool { coordinators.hasNews || !unasked.isEmpty }

  /// Updates the monitor after a step; returns whether anything survived that shouldn't.
  ///
  /// `now` are the attached coordinators; nil if they are the same as before the step.
  package func update(
    _ device: HeadlessDevice, attached now: [ObjectLabel]?, labels: CoordinatorLabels,
    at moment: Finding.Moment
  ) -> Bool {
    updateScreens(device, at: moment)
    if coordinators.update(now, labels: labels, showing: present, at: moment) {
      unasked = present.map(\.lifetime)
    }
    return !departed.isEmpty || coordinators.hasSurvivors
  }

  /// Notes what a step of a hold changed.
  func note(
    _ device: HeadlessDevice, attached now: [ObjectLabel], labels: CoordinatorLabels,
    at moment: Finding.Moment
  ) {
    held.note(device, before: present, order: order, at: moment)
    if !explained.isEmpty { shownInHold += device.lifecycle.appeared.map { ($0, moment) } }
    coordinators.note(now, labels: labels, at: moment)
  }

  /// Forgets a hold, which has been judged.
  func endHold() {
    held.forget()
    shownInHold = []
  }

  private func updateScreens(_ device: HeadlessDevice, at moment: Finding.Moment) {
    let version = HeadlessDevice.hierarchyVersion
    if version != hierarchyVersion {
      hierarchyVersion = version
      let (same, others) = device.hierarchy(after: order)
      if same < order.count || !others.isEmpty { exchange(others, after: same, at: moment) }
    }
    let visits = held.visits(order, at: moment)
    for (screen, left) in visits { coordinators.left(screen, at: left) }
    if !explained.isEmpty {
      noteBriefReturns(shownInHold + device.lifecycle.appeared.map { ($0, moment) } + visits)
    }
    if !departed.isEmpty { departed.removeAll { hasDied($0) } }
  }

  /// Updates the part that differs: `rest` replaces the screens after the first ones.
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
    // From the leaves up, so that a view model belongs to its screen and not to a container.
    for index in (0..<arriving).reversed() {
      let viewController = rest[index]
      present.insert(screen(of: viewController, among: &leaving, at: moment), at: first)
      order.insert(ObjectIdentifier(viewController), at: first)
    }
    for screen in leaving { leave(screen, at: moment) }
  }

  private func leave(_ screen: Screen, at settled: Finding.Moment) {
    let moment = held.departure(of: screen.label) ?? settled
    coordinators.left(screen.label, at: moment)
    guard !hasDied(screen) else { return }
    screen.left = moment
    departed.append(screen)
  }

  /// The screen, which moved within the hierarchy, came back, or is new.
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
      return welcome(departed.remove(at: index))
    }
    if !resting.isEmpty,
      let back = resting.removeFirst(where: { $0.lifetime.leads(to: viewController) })
    {
      return welcome(back)
    }
    if !explained.isEmpty, let back = explained.removeValue(forKey: viewController.label) {
      returned.append(Returned(object: viewController))
      returned += back.models.map { Returned(object: tracker.object(number: $0)) }
      return welcome(back)
    }
    return learn(viewController, at: moment)
  }

  /// Notes those of the screens that came back and left again before the step settled, such as a banner that hides by
  /// itself.
  private func noteBriefReturns(_ shown: [(label: ObjectLabel, left: Finding.Moment)]) {
    for (label, left) in shown {
      guard let screen = explained[label], let viewController = screen.lifetime.viewController,
        !order.contains(ObjectIdentifier(viewController))
      else { continue }
      explained[label] = nil
      returned.append(Returned(object: viewController))
      returned += screen.models.map { Returned(object: tracker.object(number: $0)) }
      let back = welcome(screen)
      back.left = left
      departed.append(back)
    }
  }

  /// A screen that is back in the hierarchy.
  private func welcome(_ screen: Screen) -> Screen {
    screen.left = nil
    screen.hasReturned = true
    return screen
  }

  /// Notes those of the view models, by the tracker's numbers, that belong to earlier screens and
  /// that a new one uses.
  private func noteReuse(of models: [Int]) {
    func isOfEarlier(_ model: Int) -> Bool {
      func isIts(_ screen: Screen) -> Bool { screen.models.contains(model) }
      return departed.contains(where: isIts) || explained.values.contains(where: isIts)
        || resting.screens.contains(where: isIts)
    }
    for number in models where isOfEarlier(number) {
      guard let model = tracker.object(number: number) else { continue }
      reusedModels.insert(number)
      returned.append(Returned(object: model))
    }
  }

  /// The objects that returned to the hierarchy since the last call.
  func takeReturned(labels: CoordinatorLabels) -> [AnyObject] {
    let coordinators = coordinators.takeReturned(labels: labels)
    guard !returned.isEmpty else { return coordinators }
    defer { returned = [] }
    return returned.compactMap(\.object) + coordinators
  }

  /// Whether the app keeps screens or coordinators on purpose after they left.
  var hasResting: Bool { !resting.isEmpty || coordinators.hasResting }

  /// Stops checking what the app keeps on purpose, as long as its owners are in use.
  func rest(
    _ expected: [(object: ObjectIdentifier, owner: Judge.Owner?)], labels: CoordinatorLabels,
    isExplained: (AnyObject) -> Bool
  ) {
    guard !expected.isEmpty else { return }
    let owners = Dictionary(
      expected.map { ($0.object, $0.owner) }, uniquingKeysWith: { first, _ in first })
    coordinators.rest(owners, labels: labels)
    departed.removeAll { screen in
      let open = objects(of: screen).filter { !isExplained($0) }
      guard open.allSatisfy({ owners[ObjectIdentifier($0)] != nil }) else { return false }
      resting.add(screen, ownedBy: open.compactMap { owners[ObjectIdentifier($0)] ?? nil })
      return true
    }
  }

  /// Resumes checking what no longer has an owner in use, or at the end everything.
  func wake(all: Bool = false, unless isInUse: (AnyObject) -> Bool, labels: CoordinatorLabels) {
    coordinators.wake(all: all, unless: isInUse, labels: labels)
    departed += resting.wake(all: all, unless: isInUse, hasDied: hasDied)
  }

  /// The living objects of a screen: its view controller and its view models.
  private func objects(of screen: Screen) -> [AnyObject] {
    [screen.lifetime.viewController].compactMap(\.self)
      + screen.models.compactMap { tracker.object(number: $0) }
  }

  /// Whether an object is a screen in the hierarchy, or a coordinator that shows one or is the delegate of one or of a
  /// container.
  func isInUse(_ object: AnyObject, labels: CoordinatorLabels) -> Bool {
    if object is UIViewController { return order.contains(ObjectIdentifier(object)) }
    guard let known = labels.known(object), coordinators.isAttached(known.label) else {
      return false
    }
    return known.coordinator.shows(any: present)
      || (known.coordinator as? GuestCoordinator)?.serves(any: present) ?? false
      || servesContainer(object)
  }

  /// Adds view controllers that came and went since the last judgment, and should be deallocated.
  ///
  /// Also adds those that were never in the hierarchy, if no root reaches them. `wasShown` also
  /// receives whether no root reaches the view controller.
  func takeUp(
    _ made: [UIViewController], at moment: Finding.Moment,
    wasShown: (UIViewController, Bool) -> Bool, unreached: ([AnyObject]) -> [AnyObject]
  ) {
    let unwatched = made.filter { viewController in
      !order.contains(ObjectIdentifier(viewController))
        && !departed.contains { $0.lifetime.leads(to: viewController) }
        && explained[viewController.label] == nil
    }
    guard !unwatched.isEmpty else { return }
    let gone = Set(unreached(unwatched).map { ObjectIdentifier($0) })
    for viewController in unwatched {
      let isGone = gone.contains(ObjectIdentifier(viewController))
      if wasShown(viewController, isGone) {
        let screen = learn(viewController, at: moment)
        screen.left = held.departure(of: screen.label) ?? moment
        departed.append(screen)
      } else if !isGone {
        outside.keep(viewController)
      } else {
        outside.addNeverShown(viewController)
      }
    }
  }

  /// The same at the end for those that were retained until then.
  func takeUpKept(at moment: Finding.Moment, unreached: ([AnyObject]) -> [AnyObject]) {
    takeUp(
      outside.takeKept(), at: moment, wasShown: { $1 && $0.isViewLoaded },
      unreached: unreached)
  }

  /// View controllers that were never visible and that no known root reaches.
  ///
  /// They are leaked, unless an unknown holder keeps them for later use.
  func takeNeverShown(at moment: Finding.Moment) -> [Suspect] {
    outside.takeNeverShown(at: moment)
  }

  /// Stops watching what findings explain.
  func setAside(where isExplained: (AnyObject) -> Bool) {
    departed.removeAll { screen in
      let objects = objects(of: screen)
      guard !objects.isEmpty, objects.allSatisfy(isExplained) else { return false }
      explained[screen.label] = screen
      return true
    }
  }

  private func learn(_ viewController: UIViewController, at moment: Finding.Moment) -> Screen {
    let first = tracker.count
    // UIKit's own containers have no view models.
    let isPlain =
      viewController.isBareContainer && moduleName(of: type(of: viewController)) == "HeadlessUIKit"
    if !isPlain {
      let known = learner.learn(from: viewController, tracker)
      if deadReferences.mayBeOrphaned(viewController) || tracker.count > first {
        unasked.append(viewController.lifetime)
      }
      if !known.isEmpty { noteReuse(of: known) }
    }
    return Screen(
      lifetime: viewController.lifetime, label: viewController.label,
      made: held.arrival(of: viewController.label) ?? moment,
      models: first + 1..<tracker.count + 1)
  }

  private func hasDied(_ screen: Screen) -> Bool {
    screen.lifetime.hasEnded
      && (screen.models.isEmpty || !screen.models.contains { tracker.isAlive($0) })
  }

  /// Attached coordinators whose screens were never in the hierarchy.
  package func unseenCoordinators(labels: CoordinatorLabels) -> [ObjectLabel] {
    coordinators.unseen(labels: labels, deadReferences)
  }

  /// Coordinators that left and were deallocated although their container is on screen and has no
  /// other coordinator.
  package func takeVanished(labels: CoordinatorLabels) -> [ObjectLabel] {
    coordinators.takeVanished(labels: labels, showing: present)
  }

  /// Screens with a reference to a deallocated coordinator or delegate, and the field.
  package func takeOrphans() -> [(screen: ObjectLabel, field: String)] {
    guard !unasked.isEmpty else { return [] }
    defer { unasked.removeAll(keepingCapacity: true) }
    var orphans: [(screen: ObjectLabel, field: String)] = []
    for lifetime in unasked {
      guard let screen = lifetime.viewController,
        let field = deadReferences.deadDelegate(of: screen) ?? deadFlow(ofModelsOf: screen)
      else { continue }
      orphans.append((screen.label, field))
    }
    return orphans
  }

  /// The field of a visible screen's view model whose coordinator was deallocated.
  private func deadFlow(ofModelsOf viewController: UIViewController) -> String? {
    guard let screen = present.first(where: { $0.lifetime.leads(to: viewController) }) else {
      return nil
    }
    return screen.models.lazy.compactMap { [tracker, deadReferences] number in
      tracker.object(number: number).flatMap { model in
        deadReferences.deadFlow(of: model).map {
          "\(_typeName(type(of: model), qualified: false)).\($0)"
        }
      }
    }.first
  }

  package func forgetOrphans() {
    unasked = []
  }

  /// The number of live view models.
  package var aliveModels: Int { tracker.aliveCount }
}

extension LifecycleLog {
  /// The view controllers that appeared in the last step.
  @MainActor fileprivate var appeared: [ObjectLabel] {
    entries.filter { $0.callback == .viewWillAppear }.compactMap { entry in
      entry.number.map { ObjectLabel(type: entry.type, number: $0) }
    }
  }
}
