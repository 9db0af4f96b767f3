import ShellLanguage

/// Pictures of the display, by step.
struct TakenPictures: Codable {
  var screens: [Int: ScreenPicture] = [:]
  /// What the step touched in the picture before it.
  var touched: [Int: ScreenPicture.Part] = [:]
  private var latest: ScreenPicture?

  @MainActor mutating func note(_ statement: Statement, in session: Session) {
    guard case .command(let command) = statement.kind, let latest else { return }
    touched[session.stepCount + 1] = session.part(touchedBy: command, in: latest)
  }

  @MainActor mutating func take(of session: Session) {
    guard session.hold == nil, let picture = session.picture(readsCovered: true) else { return }
    latest = picture
    screens[session.stepCount] = picture
  }
}

/// Takes a picture after the launch and after every step.
struct PictureQuestion: ReplayQuestion {
  let last: Int?

  func answer(_ replay: Replay) -> TakenPictures {
    var pictures = TakenPictures()
    replay({ pictures.note($0, in: $1) }) { pictures.take(of: $0) }
    return pictures
  }
}
