import HeadlessUIKit

/// What the session knows about one launch; the next launch begins with a new record.
@MainActor package final class LaunchRecord {
  /// The number of steps since launch.
  var stepCount = 0
  /// The last step that was judged.
  var moment = Finding.Moment(step: 0, location: nil)
  /// The tree that the last step's changes are relative to; nil right after launch.
  var treeBefore: Tree?
  /// Whether that tree was shown before a move in the history.
  ///
  /// Then no script can show the same changes.
  var isBeforeHistory = false
  /// The current tree, if it has been read since the last step.
  var treeNow: Tree?
  /// Set during a hold, while transitions stay in progress from step to step.
  var hold: Hold?
  /// The growth that the last completed `repeat` left.
  var lastRepeat: RepeatGrowth?
  /// The errors that screens reported in the last step, in words.
  var notices: [String] = []
  /// The findings right after launch, which are reported with the first statement.
  var launchFindings: [Finding] = []
  /// The findings of the last step.
  var newFindings: [Finding] = []

  package let labels = CoordinatorLabels()
  package let monitor = LifeMonitor()
  package let judge = Judge()
  package let census = StateCensus()
  /// Whether a hold has ended since the last judgment.
  private var wasHeld = false

  /// Notes what entered and left the hierarchy in a step of a hold.
  func note(_ session: Session, on device: HeadlessDevice, at moment: Finding.Moment) {
    wasHeld = true
    // Coordinators that come and go have the same numbers whether or not the tree is printed.
    let (root, others) = session.launched.coordinators.tops(on: device)
    let attached = labels.number(root, and: others)
    monitor.note(device, attached: attached, labels: labels, at: moment)
  }

  /// Judges a settled step; returns the new findings.
  package func judgeSettled(
    _ session: Session, on device: HeadlessDevice, at moment: Finding.Moment
  ) -> [Finding] {
    let (root, others) = session.launched.coordinators.tops(on: device)
    let attached = labels.walk(root, and: others)
    var hasSurvivors = monitor.update(device, attached: attached, labels: labels, at: moment)
    if monitor.hasResting { monitor.wake(unless: session.isInUse, labels: labels) }
    for object in monitor.takeReturned(labels: labels) { judge.withdraw(object) }
    takeUpRecent(session, on: device, at: moment)
    if wasHeld {
      wasHeld = false
      monitor.endHold()
    }
    hasSurvivors =
      hasSurvivors || !monitor.departed.isEmpty || monitor.coordinators.hasSurvivors
    var found: [Finding] = []
    if monitor.hasNews || !device.misuses.isEmpty || moment.step == 0 {
      found = judge.judge(session, at: moment)
    }
    if hasSurvivors {
      found += judge.judge(monitor.suspects(labels: labels), of: session)
      monitor.rest(judge.expected, labels: labels, isExplained: judge.isExplained)
      monitor.setAside(where: judge.isExplained)
    } else {
      judge.noSurvivors()
    }
    // Appending an empty array isn't free, and this happens at every step.
    let unseen = judgeNeverShown(session, at: moment)
    if !unseen.isEmpty { found += unseen }
    if let news = census.news(of: device, waiting: session.unfinishedTasks, step: moment.step) {
      found += judgeCounts(session, news, at: moment)
    }
    return found
  }

  /// A function of its own, so that none of its variables retains a view controller during
  /// judgment.
  private func takeUpRecent(
    _ session: Session, on device: HeadlessDevice, at moment: Finding.Moment
  ) {
    let made = device.instances.takeRecent()
    guard !made.isEmpty else { return }
    monitor.takeUp(
      made, at: moment,
      wasShown: { viewController, isGone in
        // During a hold, each step forgets what the previous ones showed.
        device.lifecycle.hasShown(viewController)
          || isGone && self.wasHeld && viewController.isViewLoaded
      }, unreached: { judge.unreached($0, in: session) })
  }

  private func judgeNeverShown(_ session: Session, at moment: Finding.Moment) -> [Finding] {
    let neverShown = monitor.takeNeverShown(at: moment)
    return neverShown.isEmpty ? [] : judge.judgeUnwatched(neverShown, of: session)
  }

  /// Judges what remains at the end: screens that were retained in the meantime.
  package func judgeEnd(_ session: Session, at moment: Finding.Moment) -> [Finding] {
    monitor.takeUpKept(at: moment) { judge.unreached($0, in: session) }
    monitor.wake(all: true, unless: session.isInUse, labels: labels)
    var found = judge.judge(monitor.suspects(labels: labels), of: session, isLast: true)
    monitor.rest(judge.expected, labels: labels, isExplained: judge.isExplained)
    monitor.setAside(where: judge.isExplained)
    found += judgeNeverShown(session, at: moment)
    if let counts = census.counts() { found += judgeUnwatched(session, counts, at: moment) }
    return found
  }
}

extension Session {
  package var labels: CoordinatorLabels { record.labels }
  package var monitor: LifeMonitor { record.monitor }
  package var judge: Judge { record.judge }
  package var stepCount: Int { record.stepCount }
  package var moment: Finding.Moment { record.moment }
  package var hold: Hold? { record.hold }

  /// Whether an object is part of what the user sees, or of the flow that shows it.
  func isInUse(_ object: AnyObject) -> Bool {
    object === sceneDelegate || object === applicationDelegate
      || monitor.isInUse(object, labels: labels)
  }

  /// Whether an object is in use, or a coordinator of the tree.
  func mayLive(_ object: AnyObject) -> Bool {
    isInUse(object)
      || labels.known(object).map { monitor.coordinators.isAttached($0.label) } ?? false
  }

  package var notices: [String] { record.notices }
  package var lastRepeat: RepeatGrowth? { record.lastRepeat }
}

extension LifecycleLog {
  /// Whether a view controller has appeared in the last step.
  @MainActor fileprivate func hasShown(_ viewController: UIViewController) -> Bool {
    entries.contains {
      $0.callback == .viewWillAppear && $0.number == viewController.instanceNumber
        && $0.type == type(of: viewController)
    }
  }
}
