@_spi(Reflection) import Swift

extension Timer {
  private typealias Closure = @Sendable (Timer) -> Void

  /// Frees what the closure of a timer that is over holds, as iOS does; on Linux the timer keeps it.
  ///
  /// Else a screen that keeps its timer would stay alive by the closure's reference back to it.
  func freeClosure() {
    guard let offset = Self.offset else { return }
    (Unmanaged.passUnretained(self).toOpaque() + offset)
      .assumingMemoryBound(to: Closure.self).pointee = { _ in }
  }

  /// Where the closure is in a timer; nil where Foundation has changed so that nobody knows.
  private static let offset: Int? = {
    var found: Int?
    let ofClass = _EachFieldOptions(rawValue: 1)
    _forEachField(of: Timer.self, options: ofClass) { name, offset, type, _ in
      guard String(cString: name) == "_fire", type == Closure.self else { return true }
      found = offset
      return false
    }
    return found
  }()
}
