import UIKit

public protocol ObservableConvertibleType<Element> {
  associatedtype Element
  /// RxSwift 4's name for the elements' type.
  typealias E = Element
  func asObservable() -> Observable<Element>
}

public protocol ObservableType<Element>: ObservableConvertibleType {
  func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element
}

extension ObservableType {
  public func asObservable() -> Observable<Element> {
    Producer { self.subscribe($0) }
  }
}

/// A sequence of events over time.
public class Observable<Element>: ObservableType {
  init() {}

  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    fatalError("a subclass must override subscribe")
  }

  public func asObservable() -> Observable<Element> { self }
}

/// A sequence that starts its work again for each subscription.
final class Producer<Element>: Observable<Element> {
  private let run: (Sink<Element>) -> any Disposable

  init(_ run: @escaping (Sink<Element>) -> any Disposable) {
    self.run = run
  }

  override func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    let sink = Sink(observer)
    sink.hold(run(sink))
    return sink
  }
}

/// The state of one subscription to an operator.
///
/// It retains itself until it ends, as in RxSwift: a subscription that isn't disposed stays alive.
final class Sink<Element>: ObserverType, Disposable {
  private let lock = NSRecursiveLock()
  private var handler: ((Event<Element>) -> Void)?
  private var upstream: (any Disposable)?
  private var itself: Sink?

  init<Observer: ObserverType>(_ observer: Observer) where Observer.Element == Element {
    handler = observer.on
  }

  /// Retains the operator's own subscription, unless this one has ended.
  func hold(_ upstream: any Disposable) {
    let isOver = lock.withLock {
      guard handler != nil else { return true }
      self.upstream = upstream
      itself = self
      return false
    }
    if isOver { upstream.dispose() }
  }

  func on(_ event: Event<Element>) {
    let handler = lock.withLock {
      defer { if event.isStopEvent { self.handler = nil } }
      return self.handler
    }
    guard let handler else { return }
    handler(event)
    if event.isStopEvent { dispose() }
  }

  func dispose() {
    // Released outside the lock, because a deallocation may send an event to this subscription.
    let (handler, upstream, itself) = lock.withLock {
      defer {
        self.handler = nil
        self.upstream = nil
        self.itself = nil
      }
      return (self.handler, self.upstream, self.itself)
    }
    upstream?.dispose()
    withExtendedLifetime((handler, itself)) {}
  }
}

extension ObservableType {
  /// A sequence that handles each event of this one.
  func lift<Result>(
    _ body: @escaping (Event<Element>, Sink<Result>) throws -> Void
  ) -> Observable<Result> {
    liftEach { body }
  }

  /// A sequence that handles each event with state of its own for each subscription.
  func liftEach<Result>(
    _ make: @escaping () -> (Event<Element>, Sink<Result>) throws -> Void
  ) -> Observable<Result> {
    let source = asObservable()
    return Producer { sink in
      let body = make()
      return source.subscribe(
        AnyObserver { event in
          do { try body(event, sink) } catch { sink.on(.error(error)) }
        })
    }
  }
}
