import HeadlessUIKit
import ShellLanguage

extension Session {
  /// The control on the visible screen that a script means.
  ///
  /// A control is named by its identifier or title, in any case of letters; a row or call-out also
  /// by its kind with a number or a title: `row 3`, `callout "솔향기 캠핑장"`.
  package func control(_ reference: ControlReference) throws(StepFailure) -> TapTarget {
    let targets = targets
    for reading in reference.readings {
      if let found = try control(reading, among: targets) { return found }
    }
    let screen = try touchedScreen()
    // One that is there but out of reach: the tap says why.
    let unreachable = device.finger.unreachableTargets(on: screen)
    for reading in reference.readings {
      if let found = try control(reading, among: unreachable) { return found }
    }
    for reading in reference.readings {
      guard case .integer(let number) = reading.argument else { continue }
      let numbers = targets.filter { $0.kind.rawValue == reading.name.lowercased() }
        .compactMap(\.number)
      if let first = numbers.min(), let last = numbers.max() {
        throw .noNumberedControl(reading.name, number, on: screen.label, first...last)
      }
    }
    throw .unknownControl(
      reference.name, on: screen.label, known: targets.map(\.name))
  }

  private func control(
    _ reading: ControlReference.Reading, among targets: [TapTarget]
  ) throws(StepFailure) -> TapTarget? {
    guard let argument = reading.argument else {
      let matches = targets.filter { $0.answers(to: reading.name) }
      if matches.count > 1 {
        throw .ambiguousControl(reading.name, matches: matches.map(\.nameAndDetail))
      }
      return matches.first
    }
    let ofKind = targets.filter { $0.kind.rawValue == reading.name.lowercased() }
    switch try resolve(argument) {
    case .integer(let number): return ofKind.first { $0.number == number }
    case .text(let text):
      let matches = ofKind.filter { $0.answers(to: text) }
      // Rows that say the same are as good as one another; places are not.
      if matches.count > 1, matches.allSatisfy({ $0.detail != nil }) {
        throw .ambiguousControl(text, matches: matches.map(\.nameAndDetail))
      }
      return matches.first
    case .variable: return nil
    }
  }
}

extension TextInput {
  /// What a script calls it: its identifier, else its placeholder.
  package var name: String { identifier ?? title }

  package func answers(to name: String) -> Bool {
    identifier?.lowercased() == name.lowercased() || title.lowercased() == name.lowercased()
  }
}

extension TapTarget {
  /// What a script calls it: its identifier, else its title, else its kind and number.
  package var name: String {
    if let identifier { return identifier }
    if !title.isEmpty { return title }
    return place ?? kind.rawValue
  }

  /// What tells it from others of the same name.
  fileprivate var nameAndDetail: String {
    guard let detail, let place else { return name }
    return detail.isEmpty ? place : "\(place) (\(detail))"
  }

  /// Kind and number, of one that comes in a list: `row 3`.
  package var place: String? { number.map { "\(kind.rawValue) \($0)" } }

  package func answers(to name: String) -> Bool {
    identifier == name || title == name || place == name
      || title.lowercased() == name.lowercased()
      || identifier?.lowercased() == name.lowercased()
      || otherNames.contains { $0.lowercased() == name.lowercased() }
  }
}
