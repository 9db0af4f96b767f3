/// Where a move led, and which moves are possible there.
extension Expedition {
  /// The number of moves between two searches for unknown controls.
  static let movesBetweenLooks = 16
  /// The number of visits to a state after which looking again isn't worthwhile.
  private static let mostSampled = 256

  /// The app's current state; a new state is read once.
  ///
  /// The same hierarchy may show other controls: the last page of a tour, or a list that was loaded
  /// later. With `looksForControls`, a state whose moves don't include them is split.
  func arrive(looksForControls: Bool = false) -> Int {
    let coarse = reader.state(of: session, by: world.detail ?? []).number
    var state = model.state(coarse)
    if looksForControls, world.detail == nil, let state, !model.states[state].isRefined,
      model.states[state].visits < Self.mostSampled,
      MoveTable(session: session, choice: world.choice)
        .hasUnknownControl(besides: { model.has($0, at: state) })
    {
      refine(state)
    }
    if world.detail == nil, let found = state, model.states[found].isRefined {
      let fine = reader.state(of: session, by: [.titles, .controls]).number
      state = model.state(fine) ?? (model.canRefine(found) ? learn(fine, of: found) : found)
    }
    let result = state ?? learn(coarse, of: nil)
    if canRepeat, model.states[result].way.map({ $0.count > steps.count }) ?? true {
      model.offer(steps, to: result)
      improved.insert(result)
    }
    return result
  }

  private func learn(_ key: UInt64, of coarse: Int?) -> Int {
    let table = MoveTable(session: session, choice: world.choice, addresses: addresses) {
      [watch] in watch?.asks($0.description)
    }
    let moves = table.moves()
    watch?.asks(nil)
    let facts = StateFacts(session, takesPicture: world.takesPictures)
    record.newStates.append(
      ExpeditionRecord.NewState(key: key, facts: facts, moves: moves, coarse: coarse))
    if let coarse { model.refined(coarse) }
    return model.add(key, facts, moves: moves, way: nil)
  }
}
