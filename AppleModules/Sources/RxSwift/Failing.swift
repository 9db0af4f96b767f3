import UIKit

extension ObservableType {
  public func `catch`(
    _ handler: @escaping (any Error) throws -> Observable<Element>
  ) -> Observable<Element> {
    let source = asObservable()
    return Producer { sink in
      let inner = SerialDisposable()
      let first = SingleAssignmentDisposable()
      inner.disposable = first
      first.setDisposable(
        source.subscribe(
          AnyObserver { event in
            guard let error = event.error else { return sink.on(event) }
            do { inner.disposable = try handler(error).subscribe(sink) } catch {
              sink.on(.error(error))
            }
          }))
      return inner
    }
  }

  public func catchError(
    _ handler: @escaping (any Error) throws -> Observable<Element>
  ) -> Observable<Element> {
    `catch`(handler)
  }

  public func catchAndReturn(_ element: Element) -> Observable<Element> {
    `catch` { _ in .just(element) }
  }

  public func catchErrorJustReturn(_ element: Element) -> Observable<Element> {
    catchAndReturn(element)
  }

  public func retry() -> Observable<Element> { retry(Int.max) }

  public func retry(_ maxAttemptCount: Int) -> Observable<Element> {
    let source = asObservable()
    return Producer { sink in
      let inner = SerialDisposable()
      var left = maxAttemptCount
      func attempt() {
        left -= 1
        let next = SingleAssignmentDisposable()
        inner.disposable = next
        next.setDisposable(
          source.subscribe(
            AnyObserver { event in
              if event.error != nil, left > 0 {
                DispatchQueue.main.async(execute: attempt)
              } else {
                sink.on(event)
              }
            }))
      }
      attempt()
      return inner
    }
  }

  public func retry<Trigger: ObservableType>(
    when handler: @escaping (Observable<any Error>) -> Trigger
  ) -> Observable<Element> {
    let source = asObservable()
    return Producer { sink in
      let errors = PublishSubject<any Error>()
      let inner = SerialDisposable()
      func attempt() {
        let next = SingleAssignmentDisposable()
        inner.disposable = next
        next.setDisposable(
          source.subscribe(
            AnyObserver { event in
              if let error = event.error { errors.onNext(error) } else { sink.on(event) }
            }))
      }
      let trigger = handler(errors).asObservable().subscribe(
        AnyObserver { event in
          switch event {
          case .next: attempt()
          case .error(let error): sink.on(.error(error))
          case .completed: sink.on(.completed)
          }
        })
      attempt()
      return Disposables.create(trigger, inner)
    }
  }

  public func retryWhen<Trigger: ObservableType>(
    _ handler: @escaping (Observable<any Error>) -> Trigger
  ) -> Observable<Element> {
    retry(when: handler)
  }
}
