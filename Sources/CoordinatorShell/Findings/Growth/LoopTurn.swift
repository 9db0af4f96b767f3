/// What a turn of a loop has left behind.
package struct LoopTurn {
  /// Whether there are more objects of some class than after the turn before.
  package var hasMore = false
  /// Whether that led to findings.
  package var hasFindings = false
}
