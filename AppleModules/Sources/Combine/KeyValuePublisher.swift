import OpenCombine
import UIKit

extension _KeyValueCodingAndObserving {
  /// Publishes a property's values, and retains the object while someone subscribes.
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>,
    options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
    NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options)
  }
}

extension NSObject {
  public struct KeyValueObservingPublisher<Subject: NSObject, Value>: Publisher {
    public typealias Output = Value
    public typealias Failure = Never

    public let object: Subject
    public let keyPath: KeyPath<Subject, Value>
    public let options: NSKeyValueObservingOptions

    public init(
      object: Subject, keyPath: KeyPath<Subject, Value>, options: NSKeyValueObservingOptions
    ) {
      self.object = object
      self.keyPath = keyPath
      self.options = options
    }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Value, Downstream.Failure == Never {
      subscriber.receive(subscription: KeyValueSubscription(self, subscriber))
    }
  }
}

/// Sends the current value with the first demand, and the later ones.
private final class KeyValueSubscription<Subject: NSObject, Downstream: Subscriber>: Subscription
where Downstream.Failure == Never {
  private var publisher: NSObject.KeyValueObservingPublisher<Subject, Downstream.Input>?
  private var downstream: Downstream?
  private var observation: NSKeyValueObservation?
  private var isObserving = false
  private var demand = Subscribers.Demand.none

  init(
    _ publisher: NSObject.KeyValueObservingPublisher<Subject, Downstream.Input>,
    _ downstream: Downstream
  ) {
    self.publisher = publisher
    self.downstream = downstream
  }

  func request(_ demand: Subscribers.Demand) {
    self.demand += demand
    guard demand > .none, !isObserving, let publisher else { return }
    // A subscriber may ask for more when it receives the first value.
    isObserving = true
    observation = publisher.object.observe(publisher.keyPath, options: publisher.options) {
      [weak self] subject, _ in
      self?.send(subject[keyPath: publisher.keyPath])
    }
    // A subscriber may cancel when it receives the first value.
    if downstream == nil { observation = nil }
  }

  private func send(_ value: Downstream.Input) {
    guard demand > .none, let downstream else { return }
    demand -= 1
    demand += downstream.receive(value)
  }

  func cancel() {
    observation = nil
    publisher = nil
    downstream = nil
  }
}
