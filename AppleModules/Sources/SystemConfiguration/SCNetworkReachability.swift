import Synchronization
@_exported import UIKit

/// Whether a host can be reached: every host can, as long as the device has a connection.
public final class SCNetworkReachability: Sendable {
  fileprivate struct Notification {
    var callback: SCNetworkReachabilityCallBack?
    var context: SCNetworkReachabilityContext?
    var queue: DispatchQueue?
  }

  fileprivate let notification = Mutex(Notification())

  fileprivate init() {}

  fileprivate var flags: SCNetworkReachabilityFlags {
    NetworkConnection.current.isAvailable ? .reachable : []
  }

  deinit {
    let context = notification.withLock { $0.context }
    if let info = context?.info { context?.release?(UnsafeRawPointer(info)) }
  }
}

extension SCNetworkReachability: NetworkConnectionObserver {
  public func connectionDidChange() {
    let (callback, info, queue) = notification.withLock {
      ($0.callback, $0.context?.info, $0.queue)
    }
    guard let callback, let queue else { return }
    NetworkConnection.notify(on: queue) { callback(self, flags, info) }
  }
}

public struct SCNetworkReachabilityFlags: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  public static let transientConnection = SCNetworkReachabilityFlags(rawValue: 1 << 0)
  public static let reachable = SCNetworkReachabilityFlags(rawValue: 1 << 1)
  public static let connectionRequired = SCNetworkReachabilityFlags(rawValue: 1 << 2)
  public static let connectionOnTraffic = SCNetworkReachabilityFlags(rawValue: 1 << 3)
  public static let connectionAutomatic = connectionOnTraffic
  public static let interventionRequired = SCNetworkReachabilityFlags(rawValue: 1 << 4)
  public static let connectionOnDemand = SCNetworkReachabilityFlags(rawValue: 1 << 5)
  public static let isLocalAddress = SCNetworkReachabilityFlags(rawValue: 1 << 16)
  public static let isDirect = SCNetworkReachabilityFlags(rawValue: 1 << 17)
  public static let isWWAN = SCNetworkReachabilityFlags(rawValue: 1 << 18)
}

public let kSCNetworkReachabilityFlagsReachable = SCNetworkReachabilityFlags.reachable
public let kSCNetworkReachabilityFlagsConnectionRequired =
  SCNetworkReachabilityFlags.connectionRequired
public let kSCNetworkReachabilityFlagsIsWWAN = SCNetworkReachabilityFlags.isWWAN

public typealias SCNetworkReachabilityCallBack =
  @Sendable (
    _ target: SCNetworkReachability, _ flags: SCNetworkReachabilityFlags,
    _ info: UnsafeMutableRawPointer?
  ) -> Void

/// What a callback gets besides the flags, and how it is retained.
// The pointer is the app's, which keeps it valid as on iOS.
public struct SCNetworkReachabilityContext: @unchecked Sendable {
  public var version: Int
  public var info: UnsafeMutableRawPointer?
  public var retain: (@Sendable (UnsafeRawPointer) -> UnsafeRawPointer)?
  public var release: (@Sendable (UnsafeRawPointer) -> Void)?
  public var copyDescription: (@Sendable (UnsafeRawPointer) -> Any)?

  public init(
    version: Int, info: UnsafeMutableRawPointer?,
    retain: (@Sendable (UnsafeRawPointer) -> UnsafeRawPointer)?,
    release: (@Sendable (UnsafeRawPointer) -> Void)?,
    copyDescription: (@Sendable (UnsafeRawPointer) -> Any)?
  ) {
    self.version = version
    self.info = info
    self.retain = retain
    self.release = release
    self.copyDescription = copyDescription
  }
}

public func SCNetworkReachabilityCreateWithName(
  _ allocator: Any?, _ nodename: String
) -> SCNetworkReachability? { SCNetworkReachability() }

public func SCNetworkReachabilityCreateWithAddress(
  _ allocator: Any?, _ address: UnsafePointer<sockaddr>
) -> SCNetworkReachability? { SCNetworkReachability() }

public func SCNetworkReachabilityCreateWithAddressPair(
  _ allocator: Any?, _ localAddress: UnsafePointer<sockaddr>?,
  _ remoteAddress: UnsafePointer<sockaddr>?
) -> SCNetworkReachability? { SCNetworkReachability() }

public func SCNetworkReachabilityGetFlags(
  _ target: SCNetworkReachability, _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>
) -> Bool {
  flags.pointee = target.flags
  return true
}

@discardableResult
public func SCNetworkReachabilitySetCallback(
  _ target: SCNetworkReachability, _ callout: SCNetworkReachabilityCallBack?,
  _ context: UnsafeMutablePointer<SCNetworkReachabilityContext>?
) -> Bool {
  var new = context?.pointee
  if let info = new?.info, let retain = new?.retain {
    new?.info = UnsafeMutableRawPointer(mutating: retain(UnsafeRawPointer(info)))
  }
  let next = new
  let old = target.notification.withLock { notification in
    defer {
      notification.callback = callout
      notification.context = next
    }
    return notification.context
  }
  if let info = old?.info { old?.release?(UnsafeRawPointer(info)) }
  return true
}

@discardableResult
public func SCNetworkReachabilitySetDispatchQueue(
  _ target: SCNetworkReachability, _ queue: DispatchQueue?
) -> Bool {
  target.notification.withLock { $0.queue = queue }
  if queue == nil {
    NetworkConnection.current.remove(target)
  } else {
    NetworkConnection.current.add(target)
  }
  return true
}

@discardableResult
public func SCNetworkReachabilityScheduleWithRunLoop(
  _ target: SCNetworkReachability, _ runLoop: Any?, _ runLoopMode: Any
) -> Bool { SCNetworkReachabilitySetDispatchQueue(target, .main) }

@discardableResult
public func SCNetworkReachabilityUnscheduleFromRunLoop(
  _ target: SCNetworkReachability, _ runLoop: Any?, _ runLoopMode: Any
) -> Bool { SCNetworkReachabilitySetDispatchQueue(target, nil) }

/// The code of the last error: none ever occurs.
public func SCError() -> Int32 { 0 }
public func SCErrorString(_ status: Int32) -> String { "No error" }
