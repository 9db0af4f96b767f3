import UIKit

public enum SubjectLifetimeScope {
  case whileConnected, forever
}

public protocol ConnectableObservableType: ObservableType {
  func connect() -> any Disposable
}

/// A sequence that starts for all its observers together.
public final class ConnectableObservable<Element>: Observable<Element>, ConnectableObservableType {
  private let source: Observable<Element>
  private let make: () -> any SubjectOf<Element>
  private var subject: (any SubjectOf<Element>)?
  private var connection: (any Cancelable)?

  init(_ source: Observable<Element>, _ make: @escaping () -> any SubjectOf<Element>) {
    self.source = source
    self.make = make
    super.init()
  }

  private var current: any SubjectOf<Element> {
    if let subject { return subject }
    let made = make()
    subject = made
    return made
  }

  public func connect() -> any Disposable {
    if let connection, !connection.isDisposed { return connection }
    let subject = current
    let connection = CompositeDisposable()
    self.connection = connection
    connection.insert(
      source.subscribe(
        AnyObserver { [weak self] event in
          subject.on(event)
          if event.isStopEvent { self?.end() }
        }))
    connection.insert(Disposables.create { [weak self] in self?.end() })
    return connection
  }

  private func end() {
    connection = nil
    subject = nil
  }

  public override func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    current.subscribe(observer)
  }
}

/// A subject that a shared sequence can use.
protocol SubjectOf<Element>: AnyObject {
  associatedtype Element
  func on(_ event: Event<Element>)
  func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element
}

extension PublishSubject: SubjectOf {}
extension BehaviorSubject: SubjectOf {}
extension ReplaySubject: SubjectOf {}

extension ConnectableObservableType {
  /// Connected as long as there are observers.
  public func refCount() -> Observable<Element> {
    let count = ObserverCount()
    return Producer { sink in
      let subscription = self.subscribe(sink)
      if count.add() == 1 { count.connection = self.connect() }
      return Disposables.create(
        subscription, Disposables.create { if count.remove() == 0 { count.disconnect() } })
    }
  }
}

private final class ObserverCount {
  private let lock = NSLock()
  private var count = 0
  var connection: (any Disposable)?

  func add() -> Int {
    lock.withLock {
      count += 1
      return count
    }
  }

  func remove() -> Int {
    lock.withLock {
      count -= 1
      return count
    }
  }

  func disconnect() {
    let old = connection
    connection = nil
    old?.dispose()
  }
}

extension ObservableType {
  public func publish() -> ConnectableObservable<Element> {
    ConnectableObservable(asObservable()) { PublishSubject<Element>() }
  }

  public func replay(_ bufferSize: Int) -> ConnectableObservable<Element> {
    ConnectableObservable(asObservable()) { ReplaySubject<Element>(limit: bufferSize) }
  }

  public func replayAll() -> ConnectableObservable<Element> { replay(.max) }

  public func multicast<Subject: SubjectType>(
    _ subject: Subject
  ) -> ConnectableObservable<Subject.Element> where Subject.Observer.Element == Element {
    let relay = PublishSubject<Subject.Element>()
    let source = asObservable()
    return ConnectableObservable(
      Producer { sink in
        let out = subject.asObservable().subscribe(sink)
        return Disposables.create(source.subscribe(subject.asObserver()), out)
      }
    ) { relay }
  }

  public func share(
    replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected
  ) -> Observable<Element> {
    if scope == .forever {
      let subject = ReplaySubject<Element>(limit: replay)
      return ConnectableObservable(asObservable()) { subject }.refCount()
    }
    return replay == 0 ? publish().refCount() : self.replay(replay).refCount()
  }
}
