import ShellLanguage

/// When the last object that a reference means was created, and when it was deallocated.
struct FateQuestion: ReplayQuestion {
  struct Fate: Codable {
    let object: String
    let made: String
    let died: String
  }

  let reference: ScreenReference

  /// Nil if there was no such object, or the last one is alive.
  func answer(_ replay: Replay) -> Fate? {
    var statement = "launch"
    var seen: [(label: ObjectLabel, made: String, died: String?)] = []
    replay({ statement = "step \($1.stepCount + 1), after \($0.text)" }) { session in
      let moment = session.stepCount == 0 ? "launch" : statement
      let alive = session.labels(meantBy: reference)
      for index in seen.indices
      where seen[index].died == nil && !alive.contains(seen[index].label) {
        seen[index].died = moment
      }
      for label in alive where !seen.contains(where: { $0.label == label }) {
        seen.append((label, moment, nil))
      }
    }
    guard let last = seen.last, let died = last.died else { return nil }
    return Fate(object: last.label.text, made: last.made, died: died)
  }
}
