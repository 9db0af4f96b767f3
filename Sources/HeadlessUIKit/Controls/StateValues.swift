/// A control's values for its states, in an array because there are few.
struct StateValues<Value> {
  private var values: [(state: UInt, value: Value)] = []

  /// The value set for a state, or else the value for the normal state.
  subscript(state: UIControl.State) -> Value? {
    get { find(state.rawValue) ?? find(UIControl.State.normal.rawValue) }
    set {
      values.removeAll { $0.state == state.rawValue }
      if let newValue { values.append((state.rawValue, newValue)) }
    }
  }

  private func find(_ state: UInt) -> Value? {
    for entry in values where entry.state == state { return entry.value }
    return nil
  }
}
