/// Follows an expedition from outside its process.
@MainActor package protocol ExpeditionWatch: AnyObject {
  func launched()
  func begins(_ move: String, at key: UInt64)
  /// The next command of the move begins; the range is its part of the text in UTF-8.
  func begins(command part: Range<Int>)
  /// The last move had an effect, with these statements; a refused move had none.
  func made(_ statements: [String])
  /// The app is asked what a gesture offers, after the moves so far; nil once it has answered.
  func asks(_ gesture: String?)
}
