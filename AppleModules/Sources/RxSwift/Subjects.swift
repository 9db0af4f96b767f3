import UIKit

public protocol SubjectType: ObservableType {
  associatedtype Observer: ObserverType
  func asObserver() -> Observer
}

/// The observers of a subject, each until its subscription is disposed.
final class ObserverList<Element> {
  /// An observer, and what removes it.
  private typealias Subscription = (
    disposable: SubscriptionDisposable<Element>, observer: AnyObserver<Element>
  )

  private let lock = NSRecursiveLock()
  private var observers: [Subscription] = []
  private(set) var stop: Event<Element>?
  private(set) var isDisposed = false

  var isEmpty: Bool { lock.withLock { observers.isEmpty } }

  /// Adds an observer, or sends it the end if the subject has ended.
  func add<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    let (disposable, stop): (SubscriptionDisposable<Element>?, Event<Element>?) = lock.withLock {
      guard self.stop == nil, !isDisposed else { return (nil, self.stop) }
      let disposable = SubscriptionDisposable(of: self)
      observers.append((disposable, AnyObserver(observer)))
      return (disposable, nil)
    }
    if let stop { observer.on(stop) }
    return disposable ?? Disposables.create()
  }

  fileprivate func remove(_ disposable: SubscriptionDisposable<Element>) {
    // Released outside the lock, because an observer's deallocation may run app code.
    let removed = lock.withLock {
      observers.firstIndex { $0.disposable === disposable }.map { observers.remove(at: $0) }
    }
    withExtendedLifetime(removed) {}
  }

  func send(_ event: Event<Element>) {
    let receivers = lock.withLock {
      guard stop == nil, !isDisposed else {
        return [Subscription]()
      }
      defer {
        if event.isStopEvent {
          stop = event
          observers = []
        }
      }
      return observers
    }
    for receiver in receivers { receiver.observer.on(event) }
  }

  func dispose() {
    lock.withLock {
      isDisposed = true
      observers = []
    }
  }
}

/// Ends a subscription to a subject, which keeps it beside the observer.
private final class SubscriptionDisposable<Element>: Disposable {
  private weak var list: ObserverList<Element>?

  init(of list: ObserverList<Element>) {
    self.list = list
  }

  func dispose() { list?.remove(self) }
}

/// Sends each event to its current observers.
public final class PublishSubject<Element>: Observable<Element>, SubjectType, Cancelable,
  ObserverType
{
  private let observers = ObserverList<Element>()

  public override init() { super.init() }

  public var hasObservers: Bool { !observers.isEmpty }
  public var isDisposed: Bool { observers.isDisposed }
  public func on(_ event: Event<Element>) { observers.send(event) }
  public func asObserver() -> PublishSubject<Element> { self }
  public func dispose() { observers.dispose() }

  public override func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    observers.add(observer)
  }
}

/// Stores a value, and sends it to new observers first.
public final class BehaviorSubject<Element>: Observable<Element>, SubjectType, Cancelable,
  ObserverType
{
  private let observers = ObserverList<Element>()
  private let lock = NSRecursiveLock()
  private var latest: Element

  public init(value: Element) {
    latest = value
    super.init()
  }

  public var hasObservers: Bool { !observers.isEmpty }
  public var isDisposed: Bool { observers.isDisposed }

  public func value() throws -> Element {
    if isDisposed { throw RxError.disposed(object: self) }
    if let error = observers.stop?.error { throw error }
    return lock.withLock { latest }
  }

  public func on(_ event: Event<Element>) {
    // The previous element is released outside the lock, because its deallocation may run app code.
    if var element = event.element, observers.stop == nil {
      lock.withLock { swap(&latest, &element) }
    }
    observers.send(event)
  }

  public func asObserver() -> BehaviorSubject<Element> { self }
  public func dispose() { observers.dispose() }

  public override func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    if observers.stop == nil, !isDisposed { observer.on(.next(lock.withLock { latest })) }
    return observers.add(observer)
  }
}

/// Sends the last elements again to later observers.
public final class ReplaySubject<Element>: Observable<Element>, SubjectType, Cancelable,
  ObserverType
{
  private let observers = ObserverList<Element>()
  private let lock = NSRecursiveLock()
  private var elements: [Element] = []
  private let limit: Int

  init(limit: Int) {
    self.limit = limit
    super.init()
  }

  public static func create(bufferSize: Int) -> ReplaySubject<Element> {
    ReplaySubject(limit: bufferSize)
  }

  public static func createUnbounded() -> ReplaySubject<Element> { ReplaySubject(limit: .max) }

  public var hasObservers: Bool { !observers.isEmpty }
  public var isDisposed: Bool { observers.isDisposed }

  public func on(_ event: Event<Element>) {
    if let element = event.element, observers.stop == nil {
      lock.withLock {
        elements.append(element)
        if elements.count > limit { elements.removeFirst() }
      }
    }
    observers.send(event)
  }

  public func asObserver() -> ReplaySubject<Element> { self }

  public func dispose() {
    observers.dispose()
    lock.withLock { elements = [] }
  }

  public override func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    for element in lock.withLock({ elements }) { observer.on(.next(element)) }
    return observers.add(observer)
  }
}

/// Sends its last element when it ends.
public final class AsyncSubject<Element>: Observable<Element>, SubjectType, Cancelable,
  ObserverType
{
  private let observers = ObserverList<Element>()
  private var last: Element?

  public override init() { super.init() }

  public var hasObservers: Bool { !observers.isEmpty }
  public var isDisposed: Bool { observers.isDisposed }

  public func on(_ event: Event<Element>) {
    if let element = event.element {
      last = element
      return
    }
    if event.isCompleted, let last { observers.send(.next(last)) }
    observers.send(event)
  }

  public func asObserver() -> AsyncSubject<Element> { self }
  public func dispose() { observers.dispose() }

  public override func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    if observers.stop?.isCompleted == true, let last { observer.on(.next(last)) }
    return observers.add(observer)
  }
}
