@_spi(Reflection) import Swift

extension Timer {
  private typealias Closure = @Sendable (Timer) -> Void

  /// Releases what the closure of an ended timer retains, as iOS does; on Linux, the timer keeps
  /// it.
  ///
  /// Otherwise, a view controller that retains its timer would stay alive through the closure.
  func freeClosure() {
    guard let offset = Self.offset else { return }
    (Unmanaged.passUnretained(self).toOpaque() + offset)
      .assumingMemoryBound(to: Closure.self).pointee = { _ in }
  }

  /// The closure's offset in a timer; nil if Foundation's layout is unknown.
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
