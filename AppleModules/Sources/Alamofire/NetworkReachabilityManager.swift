/// Says that the device has Wi-Fi: requests fail later, as on a device whose router is offline.
open class NetworkReachabilityManager {
  public enum NetworkReachabilityStatus: Equatable, Sendable {
    public enum ConnectionType: Sendable {
      case ethernetOrWiFi, cellular
    }

    case unknown, notReachable
    case reachable(ConnectionType)
  }

  public typealias Listener = (NetworkReachabilityStatus) -> Void

  public static var `default`: NetworkReachabilityManager? { NetworkReachabilityManager() }

  private var listener: Listener?

  public init?() {}

  public convenience init?(host: String) { self.init() }

  open var status: NetworkReachabilityStatus { .reachable(.ethernetOrWiFi) }
  open var isReachable: Bool { true }
  open var isReachableOnCellular: Bool { false }
  open var isReachableOnEthernetOrWiFi: Bool { true }

  /// Tells the listener the status in the queue's next turn, and retains it until listening stops.
  @discardableResult
  open func startListening(
    onQueue queue: DispatchQueue = .main, onUpdatePerforming listener: @escaping Listener
  ) -> Bool {
    self.listener = listener
    queue.async { [weak self] in
      guard let self else { return }
      self.listener?(status)
    }
    return true
  }

  open func stopListening() { listener = nil }
}
