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

  /// Notes what a step of the hold changed; `before` are the screens at the last judgment.
  mutating func note(_ device: HeadlessDevice, before: [Screen], at moment: Finding.Moment) {
    guard HeadlessDevice.hierarchyVersion != version else { return }
    version = HeadlessDevice.hierarchyVersion
    let hierarchy = device.hierarchy
    if entries.isEmpty {
      entries = before.map { Entry(viewController: $0.lifetime, label: $0.label, came: nil) }
    }
    let present = Set(hierarchy.map { ObjectIdentifier($0) })
    for index in entries.indices {
      let isPresent =
        entries[index].viewController.viewController
        .map { present.contains(ObjectIdentifier($0)) } ?? false
      if isPresent {
        entries[index].left = nil
      } else if entries[index].left == nil {
        entries[index].left = moment
      }
    }
    let known = Set(entries.map(\.label))
    for viewController in hierarchy where !known.contains(viewController.label) {
      entries.append(
        Entry(viewController: viewController.lifetime, label: viewController.label, came: moment))
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

  mutating func forget() {
    if !entries.isEmpty { entries = [] }
    version = nil
  }
}
