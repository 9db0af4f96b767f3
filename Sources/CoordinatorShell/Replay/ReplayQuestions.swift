/// The questions that another process can answer.
@MainActor package enum ReplayQuestions {
  private static let all: [any ReplayQuestion.Type] = [
    CensusQuestion.self, DeallocationQuestion.self, FateQuestion.self, OriginQuestion.self,
    PictureQuestion.self, TimerQuestion.self, TraceQuestion.self,
  ]

  /// The question with the name of its type.
  package static func named(_ name: String) -> (any ReplayQuestion.Type)? {
    all.first { _typeName($0, qualified: false) == name }
  }
}
