import OpenCombine
import UIKit

/// An object whose properties a publisher can read by a key path of its own class.
public protocol KeyValueObserved: NSObject {}

extension NSObject: KeyValueObserved {}

extension KeyValueObserved {
  /// Publishes a property's current value, and retains the object while someone subscribes.
  ///
  /// Swift on Linux can't observe later changes.
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
      subscriber.receive(subscription: KeyValueObservation(self, subscriber))
    }
  }
}

/// Sends one value and stays, as an observation without changes does.
private final class KeyValueObservation<Subject: NSObject, Downstream: Subscriber>: Subscription
where Downstream.Failure == Never {
  private var publisher: NSObject.KeyValueObservingPublisher<Subject, Downstream.Input>?
  private var downstream: Downstream?
  private var hasSent = false

  init(
    _ publisher: NSObject.KeyValueObservingPublisher<Subject, Downstream.Input>,
    _ downstream: Downstream
  ) {
    self.publisher = publisher
    self.downstream = downstream
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > .none, !hasSent, let publisher, publisher.options.contains(.initial) else {
      return
    }
    hasSent = true
    _ = downstream?.receive(publisher.object[keyPath: publisher.keyPath])
  }

  func cancel() {
    publisher = nil
    downstream = nil
  }
}
