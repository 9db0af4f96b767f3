import HeadlessUIKit

/// When view controllers entered and left the hierarchy during a hold, which is judged at its end.
@MainActor struct HeldMoments {
  private struct Entry {
    let viewController: Lifetime
    let label: ObjectLabel
    let came: Finding.Moment?
    var left: Finding.Moment?
  }

  private var entries: [Entry] = []
  private var version: Int?
  /// The hierarchy at the last change; the entries keep the memory of these view controllers.
  private var present: [ObjectIdentifier] = []

  /// Notes what a step of the hold changed; `before` are the screens at the last judgment, and
  /// `order` their view controllers.
  mutating func note(
    _ device: HeadlessDevice, before: [Screen], order: [ObjectIdentifier], at moment: Finding.Moment
  ) {
    guard HeadlessDevice.hierarchyVersion != version else { return }
    version = HeadlessDevice.hierarchyVersion
    let known = entries.isEmpty ? order : present
    let (same, others) = device.hierarchy(after: known)
    guard same < known.count || !others.isEmpty else { return }
    if entries.isEmpty {
      entries = before.map { Entry(viewController: $0.lifetime, label: $0.label, came: nil) }
    }
    present = known[..<same] + others.map { ObjectIdentifier($0) }
    let identities = Set(present)
    for index in entries.indices {
      let isPresent =
        entries[index].viewController.viewController
        .map { identities.contains(ObjectIdentifier($0)) } ?? false
      if isPresent {
        entries[index].left = nil
      } else if entries[index].left == nil {
        entries[index].left = moment
      }
    }
    for viewController in others {
      let label = viewController.label
      guard !entries.contains(where: { $0.label == label }) else { continue }
      entries.append(Entry(viewController: viewController.lifetime, label: label, came: moment))
    }
  }

  /// When a view controller entered the hierarchy during the hold.
  func arrival(of label: ObjectLabel) -> Finding.Moment? {
    entries.first { $0.label == label }?.came
  }

  /// When it left the hierarchy and didn't come back.
  func departure(of label: ObjectLabel) -> Finding.Moment? {
    entries.first { $0.label == label }?.left
  }

  /// The view controllers that came and left during the hold or when the device `settled`, and when
  /// they left; `order` are those in the hierarchy now.
  func visits(
    _ order: [ObjectIdentifier], at settled: Finding.Moment
  ) -> [(label: ObjectLabel, left: Finding.Moment)] {
    entries.compactMap { entry in
      guard entry.came != nil else { return nil }
      if let left = entry.left { return (entry.label, left) }
      let isPresent =
        entry.viewController.viewController.map { order.contains(ObjectIdentifier($0)) } ?? false
      return isPresent ? nil : (entry.label, settled)
    }
  }

  mutating func forget() {
    if !entries.isEmpty {
      entries = []
      present = []
    }
    version = nil
  }
}
