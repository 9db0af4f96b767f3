import HeadlessUIKit
import ShellLanguage

extension Session {
  /// What the finger can press on the visible screen.
  var pressTargets: [PressTarget] {
    device.frontmost.map(device.finger.pressTargets) ?? []
  }

  /// Finds the view that a script presses, and the menu item that it chooses, if any.
  ///
  /// An argument is the number of a row, as in `press row 3`, or the item, as in `press photo
  /// Save`.
  func pressed(
    _ reference: ControlReference
  ) throws(StepFailure) -> (target: PressTarget, item: String?) {
    let targets = pressTargets
    for reading in reference.readings {
      switch try reading.argument.map({ (argument) throws(StepFailure) in try resolve(argument) }) {
      case nil:
        if let target = try pressed(reading.name, among: targets) { return (target, nil) }
      case .integer(let number)?:
        let found = targets.first {
          $0.place.number == number && $0.place.kind.rawValue == reading.name.lowercased()
        }
        if let found { return (found, nil) }
      case .text(let item)?:
        if let target = try pressed(reading.name, among: targets) { return (target, item) }
      case .variable?: break
      }
    }
    throw .unknownPress(
      reference.name, on: try touchedScreen().label, known: targets.map(\.place.name))
  }

  private func pressed(
    _ name: String, among targets: [PressTarget]
  ) throws(StepFailure) -> PressTarget? {
    let matches = targets.filter { $0.place.answers(to: name) }
    if matches.count > 1 {
      throw .ambiguousControl(name, matches: matches.map { $0.place.place ?? $0.place.name })
    }
    return matches.first
  }
}
