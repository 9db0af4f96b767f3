@_exported import Combine
import UIKit

extension Publishers {
  /// Sends each action of an object that calls one target, such as a gesture recognizer.
  public struct ControlTarget<Control: AnyObject>: Publisher {
    public typealias Output = Void
    public typealias Failure = Never

    private let control: Control
    private let addTargetAction: (Control, AnyObject, Selector) -> Void
    private let removeTargetAction: (Control?, AnyObject, Selector) -> Void

    public init(
      control: Control, addTargetAction: @escaping (Control, AnyObject, Selector) -> Void,
      removeTargetAction: @escaping (Control?, AnyObject, Selector) -> Void
    ) {
      self.control = control
      self.addTargetAction = addTargetAction
      self.removeTargetAction = removeTargetAction
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Failure == Never, S.Input == Void {
      let subscription = Subscription(subscriber, control, removeTargetAction)
      addTargetAction(control, subscription, subscription.action)
      subscriber.receive(subscription: subscription)
    }
  }
}

extension Publishers.ControlTarget {
  /// Only the subscriber retains it; the object refers to its targets weakly.
  private final class Subscription<S: Subscriber>: NSObject, Combine.Subscription
  where S.Input == Void {
    private var subscriber: S?
    private weak var control: Control?
    private let remove: (Control?, AnyObject, Selector) -> Void

    init(
      _ subscriber: S, _ control: Control,
      _ remove: @escaping (Control?, AnyObject, Selector) -> Void
    ) {
      self.subscriber = subscriber
      self.control = control
      self.remove = remove
    }

    var action: Selector { Selector("send", Subscription.send) }

    func send() { _ = subscriber?.receive() }

    func request(_ demand: Subscribers.Demand) {}

    func cancel() {
      subscriber = nil
      remove(control, self, action)
    }
  }
}
