import UIKit

extension ObservableType {
  public static func create(
    _ subscribe: @escaping (AnyObserver<Element>) -> any Disposable
  ) -> Observable<Element> {
    Producer { subscribe(AnyObserver($0)) }
  }

  public static func just(_ element: Element) -> Observable<Element> { from([element]) }

  public static func just(
    _ element: Element, scheduler: any ImmediateSchedulerType
  ) -> Observable<Element> {
    just(element).subscribe(on: scheduler)
  }

  public static func of(
    _ elements: Element..., scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> {
    from(elements)
  }

  public static func from(
    _ array: [Element], scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> {
    Producer { sink in
      for element in array { sink.on(.next(element)) }
      sink.on(.completed)
      return Disposables.create()
    }
  }

  public static func from<Elements: Sequence>(
    _ sequence: Elements, scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> where Elements.Element == Element {
    from(Array(sequence))
  }

  public static func from(optional: Element?) -> Observable<Element> {
    from(optional.map { [$0] } ?? [])
  }

  public static func empty() -> Observable<Element> { from([]) }
  public static func never() -> Observable<Element> { Producer { _ in Disposables.create() } }

  public static func error(_ error: any Error) -> Observable<Element> {
    Producer { sink in
      sink.on(.error(error))
      return Disposables.create()
    }
  }

  public static func deferred(
    _ make: @escaping () throws -> Observable<Element>
  ) -> Observable<Element> {
    Producer { sink in
      do { return try make().subscribe(sink) } catch {
        sink.on(.error(error))
        return Disposables.create()
      }
    }
  }

  public static func using<Resource: Disposable>(
    _ make: @escaping () throws -> Resource,
    observableFactory: @escaping (Resource) throws -> Observable<Element>
  ) -> Observable<Element> {
    Producer { sink in
      do {
        let resource = try make()
        return Disposables.create(try observableFactory(resource).subscribe(sink), resource)
      } catch {
        sink.on(.error(error))
        return Disposables.create()
      }
    }
  }

  public static func repeatElement(
    _ element: Element, scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> {
    Producer { sink in
      let isOver = BooleanDisposable()
      func step() {
        guard !isOver.isDisposed else { return }
        sink.on(.next(element))
        DispatchQueue.main.async(execute: step)
      }
      step()
      return isOver
    }
  }
}

extension ObservableType where Element: FixedWidthInteger {
  public static func range(
    start: Element, count: Element,
    scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> {
    from(Array(start..<start + count))
  }

  public static func interval(
    _ period: RxTimeInterval, scheduler: any SchedulerType
  ) -> Observable<Element> {
    timer(period, period: period, scheduler: scheduler)
  }

  public static func timer(
    _ dueTime: RxTimeInterval, period: RxTimeInterval? = nil, scheduler: any SchedulerType
  ) -> Observable<Element> {
    Producer { sink in
      let next = SerialDisposable()
      func schedule(_ number: Element, after time: RxTimeInterval) {
        next.disposable = scheduler.scheduleRelative((), dueTime: time) {
          sink.on(.next(number))
          guard let period else {
            sink.on(.completed)
            return Disposables.create()
          }
          schedule(number &+ 1, after: period)
          return Disposables.create()
        }
      }
      schedule(0, after: dueTime)
      return next
    }
  }
}
