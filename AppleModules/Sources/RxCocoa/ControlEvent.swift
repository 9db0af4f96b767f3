public protocol ControlEventType: ObservableType {
  func asControlEvent() -> ControlEvent<Element>
}

/// The events of a control.
public struct ControlEvent<Element>: ControlEventType {
  private let events: Observable<Element>

  public init<Events: ObservableType>(events: Events) where Events.Element == Element {
    self.events = events.asObservable()
  }

  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    events.subscribe(observer)
  }

  public func asObservable() -> Observable<Element> { events }
  public func asControlEvent() -> ControlEvent<Element> { self }
  public func asDriver() -> Driver<Element> { asDriver(onErrorDriveWith: .empty()) }
  public func asSignal() -> Signal<Element> { asSignal(onErrorSignalWith: .empty()) }
}

public protocol ControlPropertyType: ObservableType, ObserverType {
  func asControlProperty() -> ControlProperty<Element>
}

/// A control's value, which can be observed and set.
public struct ControlProperty<Value>: ControlPropertyType {
  public typealias Element = Value

  private let values: Observable<Value>
  private let sink: AnyObserver<Value>

  public init<Values: ObservableType, Sink: ObserverType>(values: Values, valueSink: Sink)
  where Values.Element == Value, Sink.Element == Value {
    self.values = values.asObservable()
    sink = valueSink.asObserver()
  }

  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Value {
    values.subscribe(observer)
  }

  public func on(_ event: Event<Value>) { if event.element != nil { sink.on(event) } }
  public func asObservable() -> Observable<Value> { values }
  public func asControlProperty() -> ControlProperty<Value> { self }
  public var changed: ControlEvent<Value> { ControlEvent(events: values.skip(1)) }
  public func asDriver() -> Driver<Value> { asDriver(onErrorDriveWith: .empty()) }
}

extension ControlPropertyType where Element == String? {
  /// The text; empty if it is nil.
  public var orEmpty: ControlProperty<String> {
    let property = asControlProperty()
    return ControlProperty(
      values: property.map { $0 ?? "" }, valueSink: property.mapObserver { $0 })
  }
}
