import HeadlessUIKit
import ShellLanguage

extension Session {
  /// The control on the visible screen that a script means.
  ///
  /// The name is an identifier or a title, in any case of letters. A row or call-out can also be
  /// named by its kind with a number or a title: `row 3`, `callout "솔향기 캠핑장"`. A name means a row
  /// only if no control outside of lists has it.
  package func control(_ reference: ControlReference) throws(StepFailure) -> TapTarget {
    if let found = try controlWithoutRows(reference.readings[0]) { return found }
    let all = read { $0.allTargets(on: $1) } ?? []
    let targets = all.filter { $0.obstacle == nil }
    for reading in reference.readings {
      if let found = try control(reading, among: targets) { return found }
    }
    let screen = try touchedScreen()
    // The control exists but can't be reached; the tap explains why.
    let unreachable = all.filter { $0.obstacle != nil }
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
    for reading in reference.readings {
      if let missing = missingItem(reading, among: targets, on: screen.label) { throw missing }
    }
    for reading in reference.readings where reading.argument != nil {
      if targets.contains(where: { $0.answers(to: reading.name) }) {
        throw .unnumberedControl(reading.name)
      }
    }
    throw .unknownControl(
      reference.name, on: screen.label, known: targets.map(\.name))
  }

  /// The failure if a script names an item of a list by its kind, and the screen doesn't have it.
  private func missingItem(
    _ reading: ControlReference.Reading, among targets: [TapTarget], on screen: ObjectLabel
  ) -> StepFailure? {
    let kind = reading.name.lowercased()
    guard let argument = reading.argument, kind == "row" || kind == "callout" else { return nil }
    let titles = targets.filter { $0.kind.rawValue == kind }.map(\.title)
    return switch argument {
    case .integer(let number): .noItemOfKind(kind, "\(number)", on: screen, known: titles)
    case .text(let text): .noItemOfKind(kind, text, on: screen, known: titles)
    case .variable: nil
    }
  }

  /// The control that a script most likely means, found without creating the cells of every row.
  private func controlWithoutRows(
    _ reading: ControlReference.Reading
  ) throws(StepFailure) -> TapTarget? {
    guard let argument = reading.argument else {
      return try control(reading, among: controls().filter { !$0.title.isEmpty })
    }
    guard case .integer(let number) = try resolve(argument),
      let kind = TapTarget.Kind(rawValue: reading.name.lowercased())
    else { return nil }
    return read { $0.target(kind, number: number, on: $1) }
  }

  private func ambiguity(_ name: String, _ matches: [TapTarget]) -> StepFailure {
    let descriptions = matches.map(\.nameAndDetail)
    // Descriptions that are all the same distinguish nothing.
    return Set(descriptions).count > 1
      ? .ambiguousControl(name, matches: descriptions)
      : .repeatedControl(name, count: matches.count)
  }

  private func control(
    _ reading: ControlReference.Reading, among targets: [TapTarget]
  ) throws(StepFailure) -> TapTarget? {
    guard let argument = reading.argument else {
      let matches = targets.filter { $0.answers(to: reading.name) }
      if matches.count > 1 { throw ambiguity(reading.name, matches) }
      return matches.first
    }
    let ofKind = targets.filter { $0.kind.rawValue == reading.name.lowercased() }
    switch try resolve(argument) {
    case .integer(let number):
      if let found = ofKind.first(where: { $0.number == number }) { return found }
      let matches = targets.filter { $0.answers(to: reading.name) }
      return matches.count > 1 && (1...matches.count).contains(number) ? matches[number - 1] : nil
    case .text(let text):
      let matches = ofKind.filter { $0.answers(to: text) }
      // Rows with the same text are interchangeable; other controls are not.
      if matches.count > 1, matches.allSatisfy({ $0.detail != nil }) {
        throw .ambiguousControl(text, matches: matches.map(\.nameAndDetail))
      }
      return matches.first
    case .variable: return nil
    }
  }
}

extension TypingTarget {
  /// The name that a script uses: the identifier, else the placeholder.
  package var name: String { identifier ?? title }

  package func answers(to name: String) -> Bool {
    identifier?.isSame(as: name) ?? false || title.isSame(as: name)
  }
}

extension Adjustable {
  /// The name that a script uses: the identifier, else the title.
  package var name: String { identifier ?? title }

  package func answers(to name: String) -> Bool {
    identifier?.isSame(as: name) ?? false || title.isSame(as: name)
  }
}

extension TapTarget {
  /// The name that a script uses: the identifier, else the title, else the kind and number.
  package var name: String {
    if let identifier { return identifier }
    if !title.isEmpty { return title }
    return place ?? kind.rawValue
  }

  /// A description that distinguishes it from others with the same name.
  fileprivate var nameAndDetail: String {
    guard let detail, let place else { return name }
    return detail.isEmpty ? place : "\(place) (\(detail))"
  }

  /// The kind and number of an item in a list: `row 3`.
  package var place: String? { number.map { "\(kind.rawValue) \($0)" } }

  package func answers(to name: String) -> Bool {
    title.isSame(as: name) || identifier?.isSame(as: name) ?? false
      || number != nil && place == name || otherNames.contains { $0.isSame(as: name) }
  }
}
