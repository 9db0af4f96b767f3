import Foundation

// Foundation on Linux lacks this sequence of Darwin's.
extension NotificationCenter {
  /// The notifications posted from the start of an iteration on, in order.
  public final class Notifications: AsyncSequence, Sendable {
    public typealias Element = Notification

    private let subscribe: @Sendable () -> Iterator

    fileprivate init(_ subscribe: @escaping @Sendable () -> Iterator) { self.subscribe = subscribe }

    public func makeAsyncIterator() -> Iterator { subscribe() }

    public struct Iterator: AsyncIteratorProtocol {
      private var posted: AsyncStream<Notification>.Iterator
      private let observation: Observation

      fileprivate init(_ posted: AsyncStream<Notification>, _ observation: Observation) {
        self.posted = posted.makeAsyncIterator()
        self.observation = observation
      }

      public mutating func next() async -> Notification? { await posted.next() }

      public mutating func next(
        isolation actor: isolated (any Actor)?
      ) async -> Notification? { await posted.next(isolation: actor) }
    }

    /// Ends with the iteration.
    fileprivate final class Observation {
      private let center: NotificationCenter
      private let observer: any NSObjectProtocol

      init(_ center: NotificationCenter, _ observer: any NSObjectProtocol) {
        self.center = center
        self.observer = observer
      }

      deinit { center.removeObserver(observer) }
    }
  }

  /// An endless sequence of the notifications with a name, from one object or from any.
  public func notifications(
    named name: Notification.Name, object: AnyObject? = nil
  ) -> Notifications {
    // The center only compares the object.
    nonisolated(unsafe) let object = object
    return Notifications { [self] in
      let (posted, continuation) = AsyncStream.makeStream(of: Notification.self)
      let observer = addObserver(forName: name, object: object, queue: nil) { notification in
        // As on Darwin, the sender of a notification gives up the values that it carries.
        nonisolated(unsafe) let notification = notification
        continuation.yield(notification)
      }
      return Notifications.Iterator(posted, Notifications.Observation(self, observer))
    }
  }
}
