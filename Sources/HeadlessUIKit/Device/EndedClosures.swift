import Foundation
@_spi(Reflection) import Swift

/// The closures of Foundation's objects that iOS releases when the object ends, and Linux doesn't: the
/// completion block of a finished operation, and the closures of exited threads and invalidated
/// timers.
///
/// Otherwise, a view controller that retains its operation would stay alive through the closure.
public enum EndedClosures {
  /// Whether objects of a class have such a closure.
  public static func belong(to type: AnyClass) -> Bool {
    type is Operation.Type || type is Thread.Type || type is Timer.Type
  }

  /// Releases the closure of an object that has ended; returns whether it had one.
  @discardableResult
  public static func release(of object: AnyObject) -> Bool {
    switch object {
    case let operation as Operation:
      guard operation.isFinished, operation.completionBlock != nil else { return false }
      operation.completionBlock = nil
      return true
    case let thread as Thread:
      guard thread.isFinished, let offset = threadClosure else { return false }
      return replace(at: offset, in: thread, with: {} as ThreadClosure)
    case let timer as Timer:
      guard !timer.isValid, let offset = timerClosure else { return false }
      return replace(at: offset, in: timer, with: { _ in } as TimerClosure)
    default: return false
    }
  }

  private typealias ThreadClosure = () -> Void
  private typealias TimerClosure = @Sendable (Timer) -> Void

  private static let threadClosure = offset(of: "_main", ThreadClosure.self, in: Thread.self)
  private static let timerClosure = offset(of: "_fire", TimerClosure.self, in: Timer.self)

  /// A property's offset; nil if Foundation's layout is unknown.
  static func offset(
    of property: String, _ propertyType: Any.Type, in type: AnyClass
  ) -> Int? {
    var found: Int?
    let ofClass = _EachFieldOptions(rawValue: 1)
    _forEachField(of: type, options: ofClass) { name, offset, type, _ in
      guard String(cString: name) == property, type == propertyType else { return true }
      found = offset
      return false
    }
    return found
  }

  private static func replace<Closure>(
    at offset: Int, in object: AnyObject, with closure: Closure
  ) -> Bool {
    let place = Unmanaged.passUnretained(object).toOpaque() + offset
    // A closure is two words; the second, its context, is null if it captures nothing.
    let hadContext = place.load(fromByteOffset: MemoryLayout<UInt>.size, as: UInt.self) != 0
    place.assumingMemoryBound(to: Closure.self).pointee = closure
    return hadContext
  }
}
