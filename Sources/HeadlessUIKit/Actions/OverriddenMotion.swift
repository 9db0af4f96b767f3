/// Whether a class overrides the methods for motions, which its table of methods shows.
@MainActor enum OverriddenMotion {
  private static let places = [Beginning.self, Ending.self].compactMap {
    MethodTable.place(ofMethodBy: $0, beside: Plain.self, and: Other.self)
  }

  static func isHandled(by type: UIResponder.Type) -> Bool {
    places.contains { MethodTable.overrides($0, in: type, below: UIResponder.self) }
  }

  private class Plain: UIResponder {}
  private class Other: UIResponder {}

  private class Beginning: UIResponder {
    override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  }

  private class Ending: UIResponder {
    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  }
}
