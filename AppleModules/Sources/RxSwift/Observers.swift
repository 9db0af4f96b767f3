import UIKit

public protocol ObserverType {
  associatedtype Element
  /// RxSwift 4's name for the elements' type.
  typealias E = Element
  func on(_ event: Event<Element>)
}

extension ObserverType {
  public func onNext(_ element: Element) { on(.next(element)) }
  public func onCompleted() { on(.completed) }
  public func onError(_ error: any Error) { on(.error(error)) }
  public func asObserver() -> AnyObserver<Element> { AnyObserver(self) }

  public func mapObserver<Result>(
    _ transform: @escaping (Result) throws -> Element
  ) -> AnyObserver<Result> {
    AnyObserver { on($0.map(transform)) }
  }
}

/// A type-erased observer.
public struct AnyObserver<Element>: ObserverType {
  public typealias EventHandler = (Event<Element>) -> Void

  private let handler: EventHandler

  public init(eventHandler: @escaping EventHandler) {
    handler = eventHandler
  }

  public init<Observer: ObserverType>(_ observer: Observer) where Observer.Element == Element {
    handler = observer.on
  }

  public func on(_ event: Event<Element>) { handler(event) }
  public func asObserver() -> AnyObserver<Element> { self }
}

/// Sets values on an object, which it doesn't retain, on the main queue.
public struct Binder<Value>: ObserverType {
  public typealias Element = Value

  private let handler: (Event<Value>) -> Void

  public init<Target: AnyObject>(
    _ target: Target, scheduler: any ImmediateSchedulerType = MainScheduler.instance,
    binding: @escaping (Target, Value) -> Void
  ) {
    handler = { [weak target] event in
      guard case .next(let value) = event else { return }
      _ = scheduler.schedule(value) { value in
        if let target { binding(target, value) }
        return Disposables.create()
      }
    }
  }

  public func on(_ event: Event<Value>) { handler(event) }
}

/// Passes events to a closure until the sequence ends or the subscription is disposed.
final class AnonymousObserver<Element>: ObserverType, Disposable {
  private let lock = NSRecursiveLock()
  private var handler: ((Event<Element>) -> Void)?

  init(_ handler: @escaping (Event<Element>) -> Void) {
    self.handler = handler
  }

  func on(_ event: Event<Element>) {
    let handler = lock.withLock {
      defer { if event.isStopEvent { self.handler = nil } }
      return self.handler
    }
    handler?(event)
  }

  func dispose() {
    // Released outside the lock, as in `Sink`.
    let handler = lock.withLock {
      defer { self.handler = nil }
      return self.handler
    }
    withExtendedLifetime(handler) {}
  }
}
