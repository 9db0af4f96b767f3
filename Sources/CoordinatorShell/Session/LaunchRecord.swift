import HeadlessUIKit

/// What the session has learnt of the objects of one launch.
@MainActor package final class LaunchRecord {
  package let labels = CoordinatorLabels()
  package let monitor = LifeMonitor()
  package let judge = Judge()

  /// Judges what is there after a step that has settled; returns the new findings.
  package func judgeSettled(
    _ session: Session, on device: HeadlessDevice, at moment: Finding.Moment
  ) -> [Finding] {
    let attached =
      if let guests = session.guests {
        labels.walk(nil, and: guests.top)
      } else {
        labels.walk(session.rootCoordinator, and: session.rootCoordinatorsBehind)
      }
    var hasSurvivors = monitor.update(device, attached: attached, labels: labels, at: moment)
    takeUpRecent(session, on: device, at: moment)
    hasSurvivors = hasSurvivors || !monitor.departed.isEmpty
    var found: [Finding] = []
    if monitor.hasNews || !device.misuses.isEmpty || moment.step == 0 {
      found = judge.judge(session, at: moment)
    }
    if hasSurvivors {
      found += judge.judge(monitor.suspects(labels: labels), of: session)
      monitor.setAside(where: judge.isExplained)
    } else {
      judge.noSurvivors()
    }
    return found
  }

  /// On its own, so that nothing of it holds a view controller when that is judged.
  private func takeUpRecent(
    _ session: Session, on device: HeadlessDevice, at moment: Finding.Moment
  ) {
    let made = device.instances.takeRecent()
    guard !made.isEmpty else { return }
    monitor.takeUp(made, at: moment) { judge.unreached($0, in: session) }
  }

  /// Judges what is left when everything is over: the screens that something kept meanwhile.
  package func judgeEnd(_ session: Session, at moment: Finding.Moment) -> [Finding] {
    monitor.takeUpKept(at: moment) { judge.unreached($0, in: session) }
    let found = judge.judge(monitor.suspects(labels: labels), of: session)
    monitor.setAside(where: judge.isExplained)
    return found
  }
}

extension Session {
  package var labels: CoordinatorLabels { record.labels }
  package var monitor: LifeMonitor { record.monitor }
  package var judge: Judge { record.judge }
}
