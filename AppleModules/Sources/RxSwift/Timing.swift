import UIKit

extension ObservableType {
  public func observe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    let source = asObservable()
    return Producer { sink in
      let work = CompositeDisposable()
      work.insert(
        source.subscribe(
          AnyObserver { event in
            let key = WorkKey()
            let action = scheduler.schedule(event) { event in
              sink.on(event)
              key.end(in: work)
              return Disposables.create()
            }
            key.begin(action, in: work)
          }))
      return work
    }
  }

  public func observeOn(_ scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    observe(on: scheduler)
  }

  public func subscribe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    let source = asObservable()
    return Producer { sink in scheduler.schedule(()) { source.subscribe(sink) } }
  }

  public func subscribeOn(_ scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    subscribe(on: scheduler)
  }

  public func debounce(
    _ time: RxTimeInterval, scheduler: any SchedulerType
  ) -> Observable<Element> {
    let source = asObservable()
    return Producer { sink in
      let timer = SerialDisposable()
      var last: Element?
      let body = source.subscribe(
        AnyObserver { event in
          switch event {
          case .next(let element):
            last = element
            timer.disposable = scheduler.scheduleRelative((), dueTime: time) {
              last = nil
              sink.on(.next(element))
              return Disposables.create()
            }
          case .error: sink.on(event)
          case .completed:
            if let last { sink.on(.next(last)) }
            sink.on(.completed)
          }
        })
      return Disposables.create(body, timer)
    }
  }

  public func throttle(
    _ time: RxTimeInterval, latest: Bool = true, scheduler: any SchedulerType
  ) -> Observable<Element> {
    let source = asObservable()
    return Producer { sink in
      let timer = SerialDisposable()
      var isClosed = false
      var waiting: Element?
      func close() {
        isClosed = true
        timer.disposable = scheduler.scheduleRelative((), dueTime: time) {
          isClosed = false
          if let element = waiting {
            waiting = nil
            close()
            sink.on(.next(element))
          }
          return Disposables.create()
        }
      }
      let body = source.subscribe(
        AnyObserver { event in
          switch event {
          case .next(let element):
            if isClosed {
              if latest { waiting = element }
            } else {
              close()
              sink.on(event)
            }
          case .error: sink.on(event)
          case .completed:
            if let waiting { sink.on(.next(waiting)) }
            sink.on(.completed)
          }
        })
      return Disposables.create(body, timer)
    }
  }

  public func delay(_ time: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    let source = asObservable()
    return Producer { sink in
      let work = CompositeDisposable()
      work.insert(
        source.subscribe(
          AnyObserver { event in
            if case .error = event { return sink.on(event) }
            work.insert(
              scheduler.scheduleRelative(event, dueTime: time) { event in
                sink.on(event)
                return Disposables.create()
              })
          }))
      return work
    }
  }

  public func delaySubscription(
    _ time: RxTimeInterval, scheduler: any SchedulerType
  ) -> Observable<Element> {
    let source = asObservable()
    return Producer { sink in
      scheduler.scheduleRelative((), dueTime: time) { source.subscribe(sink) }
    }
  }

  public func timeout(
    _ time: RxTimeInterval, other: (any ObservableConvertibleType<Element>)? = nil,
    scheduler: any SchedulerType
  ) -> Observable<Element> {
    let source = asObservable()
    return Producer { sink in
      let timer = SerialDisposable()
      let body = SerialDisposable()
      func wait() {
        timer.disposable = scheduler.scheduleRelative((), dueTime: time) {
          if let other = other?.asObservable() {
            body.disposable = other.subscribe(sink)
          } else {
            sink.on(.error(RxError.timeout))
          }
          return Disposables.create()
        }
      }
      wait()
      body.disposable = source.subscribe(
        AnyObserver { event in
          if event.isStopEvent { timer.dispose() } else { wait() }
          sink.on(event)
        })
      return Disposables.create(body, timer)
    }
  }

  public func buffer(
    timeSpan: RxTimeInterval, count: Int, scheduler: any SchedulerType
  ) -> Observable<[Element]> {
    let source = asObservable()
    return Producer { sink in
      let timer = SerialDisposable()
      var elements: [Element] = []
      func send() {
        let full = elements
        elements = []
        sink.on(.next(full))
        wait()
      }
      func wait() {
        timer.disposable = scheduler.scheduleRelative((), dueTime: timeSpan) {
          send()
          return Disposables.create()
        }
      }
      wait()
      let body = source.subscribe(
        AnyObserver { event in
          switch event {
          case .next(let element):
            elements.append(element)
            if elements.count == count { send() }
          case .error(let error): sink.on(.error(error))
          case .completed:
            sink.on(.next(elements))
            sink.on(.completed)
          }
        })
      return Disposables.create(body, timer)
    }
  }
}

/// Removes completed work from a composite, whether it completes before or after its insertion.
private final class WorkKey {
  private var key: CompositeDisposable.DisposeKey?
  private var isOver = false
  private let lock = NSLock()

  func begin(_ action: any Disposable, in work: CompositeDisposable) {
    lock.withLock { if !isOver { key = work.insert(action) } }
  }

  func end(in work: CompositeDisposable) {
    let key = lock.withLock {
      isOver = true
      return self.key
    }
    if let key { work.remove(for: key) }
  }
}
