/// The layout passes of a list, in which it creates its visible cells.
///
/// In UIKit, every list creates its cells when it appears and after it reloads. Here, only the
/// lists of the first screens of each class do, which is enough to see what a cell retains. The
/// others create a cell when a command reads or taps its row, because a replay shows thousands of
/// lists.
struct ListLayout {
  /// The number of passes that may still create cells.
  fileprivate var remainingPasses = 4
  fileprivate var isRequested = false
  /// Whether the list is on one of the screens whose lists create cells; nil if unknown.
  fileprivate var isAdmitted: Bool?
}

/// The screens whose lists create their cells at layout: the first ones of each class.
struct LaidOutScreens {
  private static let most = 4

  private var screens: [(type: ObjectIdentifier, numbers: [Int])] = []

  @MainActor fileprivate mutating func admits(_ screen: UIViewController) -> Bool {
    let type = ObjectIdentifier(type(of: screen))
    let number = screen.instanceNumber
    guard let place = screens.firstIndex(where: { $0.type == type }) else {
      screens.append((type, [number]))
      return true
    }
    if screens[place].numbers.contains(number) { return true }
    guard screens[place].numbers.count < Self.most else { return false }
    screens[place].numbers.append(number)
    return true
  }
}

extension RowList {
  /// Requests a layout pass, if the list is in a window and still creates cells.
  func setNeedsCells() {
    guard layout.remainingPasses > 0, !layout.isRequested, layout.isAdmitted != false,
      window != nil
    else { return }
    layout.isRequested = true
    HeadlessDevice.current.setNeedsLayout(self)
  }

  func layOut() {
    layout.isRequested = false
    guard window != nil, isAdmitted, !hasUncommittedUpdates else { return }
    let counts = countsNow()
    guard counts.contains(where: { $0 > 0 }) else { return }
    layout.remainingPasses -= 1
    for (section, count) in Self.visible(of: counts).enumerated() {
      makeSectionViews(in: section)
      // The app may have changed the list in the meantime.
      for row in 0..<count { _ = cell(ofRowAt: IndexPath(row: row, section: section)) }
    }
  }

  private var isAdmitted: Bool {
    if let known = layout.isAdmitted { return known }
    guard let screen = owningViewController else { return false }
    let isAdmitted = HeadlessDevice.current.laidOutScreens.admits(screen)
    layout.isAdmitted = isAdmitted
    return isAdmitted
  }

  /// The number of cells to create in each section: about as many as fit on a phone.
  private static func visible(of counts: [Int]) -> [Int] {
    let fitting = 8
    let share = max(1, fitting / max(1, counts.count))
    return counts.prefix(fitting).map { min($0, share) }
  }
}

extension UIResponder {
  /// The view controller whose view contains this responder.
  fileprivate var owningViewController: UIViewController? {
    var responder = next
    while let current = responder {
      if let found = current as? UIViewController { return found }
      responder = current.next
    }
    return nil
  }
}
