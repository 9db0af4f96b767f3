extension NotificationCenter {
  /// Publishes notifications with a name, on the posting thread.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }

  public struct Publisher: OpenCombine.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never

    public let center: NotificationCenter
    public let name: Notification.Name
    public let object: AnyObject?

    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Failure == Never, Downstream.Input == Notification {
      subscriber.receive(subscription: Observation(self, subscriber))
    }
  }

  private final class Observation<Downstream: Subscriber>: Subscription
  where Downstream.Input == Notification, Downstream.Failure == Never {
    private let center: NotificationCenter
    private let lock = NSRecursiveLock()
    private var downstream: Downstream?
    private var demand = Subscribers.Demand.none
    private var token: (any NSObjectProtocol)?

    init(_ publisher: NotificationCenter.Publisher, _ downstream: Downstream) {
      center = publisher.center
      self.downstream = downstream
      // The center calls on the posting thread, and the lock orders the calls.
      nonisolated(unsafe) let receive: (Notification) -> Void = receive
      token = center.addObserver(
        forName: publisher.name, object: publisher.object, queue: nil
      ) { receive($0) }
    }

    private func receive(_ notification: Notification) {
      let receiver: Downstream? = lock.withLock {
        guard demand > .none else { return nil }
        demand -= 1
        return downstream
      }
      guard let more = receiver?.receive(notification) else { return }
      lock.withLock { demand += more }
    }

    func request(_ demand: Subscribers.Demand) {
      lock.withLock { self.demand += demand }
    }

    func cancel() {
      let token = lock.withLock {
        defer { (self.token, downstream) = (nil, nil) }
        return self.token
      }
      if let token { center.removeObserver(token) }
    }
  }
}
