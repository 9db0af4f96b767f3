/// The questions that another process can answer.
@MainActor package enum Rehearsals {
  private static let all: [any Rehearsal.Type] = [
    CensusRehearsal.self, DeallocationRehearsal.self, FateRehearsal.self, OriginRehearsal.self,
    PictureRehearsal.self, TimerRehearsal.self, TraceRehearsal.self,
  ]

  /// The question with the name of its type.
  package static func named(_ name: String) -> (any Rehearsal.Type)? {
    all.first { _typeName($0, qualified: false) == name }
  }
}
