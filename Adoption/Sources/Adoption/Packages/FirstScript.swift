/// A script that walks through the app once, for `test` to run and for people to continue.
struct FirstScript {
  static let path = "sessions/first.camsh"

  var folder: OutputFolder

  func write() throws {
  }
}
