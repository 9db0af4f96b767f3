@_exported import Foundation
import UIKit

extension Notification.Name {
  public static let reachabilityChanged = Notification.Name("reachabilityChanged")
}

public enum ReachabilityError: Error {
  case failedToCreateWithAddress(sockaddr, Int32)
  case failedToCreateWithHostname(String, Int32)
  case unableToSetCallback(Int32)
  case unableToSetDispatchQueue(Int32)
  case unableToGetFlags(Int32)
}

/// Tells the app whether the device has a connection, as the package Reachability.swift does: the notifier doesn't
/// retain the object.
// The app's queue calls the closures, as on iOS.
public final class Reachability: @unchecked Sendable {
  public typealias NetworkReachable = (Reachability) -> Void
  public typealias NetworkUnreachable = (Reachability) -> Void

  public enum Connection: CustomStringConvertible, Sendable {
    case unavailable, wifi, cellular

    @available(*, deprecated, renamed: "unavailable")
    public static var none: Connection { .unavailable }

    public var description: String {
      switch self {
      case .cellular: "Cellular"
      case .wifi: "WiFi"
      case .unavailable: "No Connection"
      }
    }
  }

  public var whenReachable: NetworkReachable?
  public var whenUnreachable: NetworkUnreachable?
  public var allowsCellularConnection = true
  public var notificationCenter = NotificationCenter.default
  public private(set) var notifierRunning = false
  private let queue: DispatchQueue?

  public init(
    queueQoS: DispatchQoS = .default, targetQueue: DispatchQueue? = nil,
    notificationQueue: DispatchQueue? = .main
  ) throws {
    queue = notificationQueue
  }

  public init(
    hostname: String, queueQoS: DispatchQoS = .default, targetQueue: DispatchQueue? = nil,
    notificationQueue: DispatchQueue? = .main
  ) throws {
    queue = notificationQueue
  }

  public var connection: Connection {
    NetworkConnection.current.isAvailable ? .wifi : .unavailable
  }

  public var description: String { connection == .unavailable ? "-- -------" : "-R -------" }
  @available(*, deprecated) public var isReachable: Bool { connection != .unavailable }
  @available(*, deprecated) public var isReachableViaWiFi: Bool { connection == .wifi }
  @available(*, deprecated) public var isReachableViaWWAN: Bool { false }

  /// Calls the closures for the present connection after it has returned, and for every change.
  public func startNotifier() throws {
    guard !notifierRunning else { return }
    notifierRunning = true
    NetworkConnection.current.add(self)
    DispatchQueue.main.async { [weak self] in self?.connectionDidChange() }
  }

  public func stopNotifier() {
    notifierRunning = false
    NetworkConnection.current.remove(self)
  }
}

extension Reachability: NetworkConnectionObserver {
  public func connectionDidChange() {
    guard notifierRunning else { return }
    if let queue { NetworkConnection.notify(on: queue, notify) } else { notify() }
  }

  private func notify() {
    if connection == .unavailable { whenUnreachable?(self) } else { whenReachable?(self) }
    notificationCenter.post(name: .reachabilityChanged, object: self)
  }
}

// The class of the pod Reachability, which is written in Objective-C.
extension Reachability {
  public convenience init!(hostName: String!) {
    do { try self.init(hostname: hostName) } catch { return nil }
  }

  public static func forInternetConnection() -> Reachability! {
    try? Reachability()
  }
}
