import Combine
import UIKit

extension UIControl {
  /// A publisher of the app's own, whose subscription is a control's target.
  struct Taps: Publisher {
    typealias Output = Void
    typealias Failure = Never

    let control: UIControl

    func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
      let subscription = TapSubscription<S>()
      subscription.target = subscriber
      subscriber.receive(subscription: subscription)
      control.addTarget(
        subscription, action: #selector(subscription.fire), for: .touchUpInside)
    }
  }
}

private final class TapSubscription<Target: Subscriber>: Subscription
where Target.Input == Void {
  var target: Target?

  func request(_ demand: Subscribers.Demand) {}

  func cancel() { target = nil }

  @objc func fire() { _ = target?.receive(()) }
}
