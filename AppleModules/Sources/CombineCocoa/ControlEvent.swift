import Combine
import UIKit

extension Publishers {
  /// Sends the given events of a control.
  public struct ControlEvent<Control: UIControl>: Publisher {
    public typealias Output = Void
    public typealias Failure = Never

    private let target: ControlTarget<Control>

    public init(control: Control, events: UIControl.Event) {
      target = ControlTarget(control: control) { control, target, action in
        control.addTarget(target, action: action, for: events)
      } removeTargetAction: { control, target, action in
        control?.removeTarget(target, action: action, for: events)
      }
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Failure == Never, S.Input == Void {
      target.receive(subscriber: subscriber)
    }
  }

  /// Sends a control's value at once, and after each of its events.
  public struct ControlProperty<Control: UIControl, Value>: Publisher {
    public typealias Output = Value
    public typealias Failure = Never

    private let control: Control
    private let events: UIControl.Event
    private let keyPath: KeyPath<Control, Value>

    public init(control: Control, events: UIControl.Event, keyPath: KeyPath<Control, Value>) {
      self.control = control
      self.events = events
      self.keyPath = keyPath
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Failure == Never, S.Input == Value {
      let keyPath = keyPath
      let changes = ControlEvent(control: control, events: events)
        .compactMap { [weak control] in control?[keyPath: keyPath] }
      // Unlike `prepend`, `merge` doesn't retain the control.
      Just(control[keyPath: keyPath]).merge(with: changes).receive(subscriber: subscriber)
    }
  }
}

extension UIControl.Event {
  /// The events after which a control has another value.
  public static var defaultValueEvents: UIControl.Event { [.allEditingEvents, .valueChanged] }
}

extension UIControl {
  public func controlEventPublisher(for events: UIControl.Event) -> AnyPublisher<Void, Never> {
    Publishers.ControlEvent(control: self, events: events).eraseToAnyPublisher()
  }
}

/// The value of a control, now and after each change.
func changes<Control: UIControl, Value>(
  of control: Control, _ keyPath: KeyPath<Control, Value>
) -> AnyPublisher<Value, Never> {
  Publishers.ControlProperty(control: control, events: .defaultValueEvents, keyPath: keyPath)
    .eraseToAnyPublisher()
}
