import CoordinatorKit
import SeededNumbers
import ShellLanguage

/// A script of random moves in one of the apps, with or without one of its defects.
///
/// Another tool can then judge what the same moves leak.
@MainActor package enum RandomScript {
  private static let lengths = 5...40

  /// The same seed makes the same script.
  package static func text(seed: UInt64, library: @escaping Session.Library) throws -> String {
    var random = SeededNumbers(seed: seed)
    let apps = try library(ServicesRequest()).apps
    let choices = apps.flatMap { app in [(app, nil)] + app.defects.map { (app, $0) } }
    guard let (app, defect) = choices.randomElement(using: &random) else { return "" }
    var defects = Defects()
    if let defect { defects[defect] = true }
    let session = try Session(
      app: app.name, library: library, request: ServicesRequest(), reporter: SilentReporter(),
      files: NoFiles(), defects: defects)
    for _ in 0..<Int.random(in: lengths, using: &random) { RandomWalk.move(session, &random) }
    // A scene that stays may still contain stale addresses of what another one leaked.
    while !session.device.application.orderedScenes.isEmpty {
      try RandomWalk.make(.scene(.disconnect), in: session)
    }
    let header = ["% app: \(app.name)"] + (defect.map { ["% defect: \($0.name)"] } ?? [])
    let moves = session.timeline.done.map(\.statement.text)
    return (header + moves).joined(separator: "\n") + "\n"
  }
}
