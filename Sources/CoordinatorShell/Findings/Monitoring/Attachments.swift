/// What is attached or waits at the end of a step or a turn, counted so that growth shows.
@MainActor struct Attachments {
  /// The coordinators that no finding explains.
  ///
  /// Objects that an abandoned coordinator adds aren't a second mistake.
  let coordinators: [ObjectLabel]
  /// The screens in the hierarchy.
  let screens: Int
  /// The children among them that their containers don't show.
  let forgotten: ForgottenChildren
  /// The objects that left and that only waiting tasks retain.
  let waiting: [ObjectLabel]

  /// Counts children again only if `previous` had another number of screens.
  init(_ session: Session, after previous: Attachments?) {
    let monitor = session.monitor
    let attached = monitor.coordinators.attached
    // Exploring counts after every move, and usually there is no finding.
    coordinators =
      session.judge.hasFindings ? attached.filter { !session.isExplained($0) } : attached
    waiting = session.judge.waiting
    screens = monitor.present.count
    if let previous, previous.screens == screens {
      forgotten = previous.forgotten
    } else {
      forgotten = ForgottenChildren(among: monitor.present)
    }
  }

  /// Users stack screens, so more of them prove nothing.
  func hasSameScreens(as other: Attachments) -> Bool {
    screens - forgotten.screens == other.screens - other.forgotten.screens
  }

  /// The first coordinator that was attached since then and whose class has more instances now.
  func firstGrown(since other: Attachments) -> ObjectLabel? {
    func count(_ label: ObjectLabel, in labels: [ObjectLabel]) -> Int {
      labels.count { ObjectIdentifier($0.type) == ObjectIdentifier(label.type) }
    }
    return coordinators.first { label in
      !other.coordinators.contains(label)
        && count(label, in: coordinators) > count(label, in: other.coordinators)
    }
  }

  func hasGrown(since other: Attachments) -> Bool {
    hasSameScreens(as: other)
      && (coordinators.count > other.coordinators.count
        || forgotten.children > other.forgotten.children
        || waiting.count > other.waiting.count)
  }
}
