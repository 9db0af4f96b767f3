import HeadlessUIKit

/// Which controls of a screen answer to which names, to name one of several.
@MainActor struct ControlNames {
  private let targets: [TapTarget]
  /// The places of the controls that answer to a name, in lowercase.
  private var places: [String: [Int]] = [:]
  /// The number of controls with a name that aren't items of a list.
  private var counts: [String: Int] = [:]
  /// The number of controls outside lists that answer to a name, in lowercase.
  private var outside: [String: Int] = [:]

  /// - Parameter controls: The controls outside lists, of which a name alone means the only one.
  init(_ targets: [TapTarget], outsideLists controls: [TapTarget]) {
    self.targets = targets
    for (index, target) in targets.enumerated() {
      for name in target.allNames { places[name, default: []].append(index) }
      if target.number == nil { counts[target.name, default: 0] += 1 }
    }
    for control in controls where !control.title.isEmpty {
      for name in control.allNames { outside[name, default: 0] += 1 }
    }
  }

  /// The number of controls with a name that aren't items of a list.
  func count(of name: String) -> Int { counts[name] ?? 0 }

  /// The controls that answer to a name, by their places among all.
  func answering(to name: String) -> [Int] { places[name.lowercased()] ?? [] }

  /// The number that a script writes behind a control's name, if the name alone doesn't mean it.
  ///
  /// A row has the texts of its controls, so a button in a row may share the row's name.
  func place(ofTarget index: Int) -> Int? {
    let name = targets[index].name
    let alike = answering(to: name)
    let isClear = count(of: name) == 1 && outside[name.lowercased()] == 1
    guard alike.count > 1, !isClear else { return nil }
    return alike.firstIndex(of: index).map { $0 + 1 }
  }
}

extension TapTarget {
  /// Every name that the target answers to, in lowercase.
  fileprivate var allNames: Set<String> {
    Set(([title, identifier, place].compactMap(\.self) + otherNames).map { $0.lowercased() })
  }
}
