import RxSwift

/// Receives a reactor's actions; ignores errors and completion.
public final class ActionSubject<Element>: ObservableType, ObserverType, SubjectType {
  private let subject = PublishSubject<Element>()

  public init() {}

  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    subject.subscribe(observer)
  }

  public func on(_ event: Event<Element>) {
    if case .next = event { subject.on(event) }
  }

  public func asObserver() -> ActionSubject<Element> { self }
}
