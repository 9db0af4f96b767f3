/// An event of a sequence: an element, an error or the end.
public enum Event<Element> {
  case next(Element)
  case error(any Error)
  case completed

  public var isStopEvent: Bool {
    if case .next = self { false } else { true }
  }

  public var element: Element? {
    if case .next(let element) = self { element } else { nil }
  }

  public var error: (any Error)? {
    if case .error(let error) = self { error } else { nil }
  }

  public var isCompleted: Bool {
    if case .completed = self { true } else { false }
  }

  /// The event with its element transformed; an error that the transform throws becomes the event.
  public func map<Result>(_ transform: (Element) throws -> Result) -> Event<Result> {
    switch self {
    case .next(let element):
      do { return .next(try transform(element)) } catch { return .error(error) }
    case .error(let error): return .error(error)
    case .completed: return .completed
    }
  }
}

extension Event: CustomDebugStringConvertible {
  public var debugDescription: String {
    switch self {
    case .next(let element): "next(\(element))"
    case .error(let error): "error(\(error))"
    case .completed: "completed"
    }
  }
}

public protocol EventConvertible {
  associatedtype Element
  /// RxSwift 4's name for the element's type.
  typealias ElementType = Element
  var event: Event<Element> { get }
}

extension Event: EventConvertible {
  public var event: Event<Element> { self }
}

public enum RxError: Error {
  case unknown
  case disposed(object: AnyObject)
  case overflow
  case argumentOutOfRange
  case noElements
  case moreThanOneElement
  case timeout
}
