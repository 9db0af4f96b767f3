import HeadlessUIKit
import Network
import Reachability
import Security
import Synchronization
import SystemConfiguration
import Testing

@MainActor @Suite(.serialized) struct `The device's connection` {
  private let device = HeadlessDevice.boot()

  @Test func `is monitored by a path, on the queue that the app names`() {
    let monitor = NWPathMonitor()
    let seen = Mutex<[NWPath.Status]>([])
    let queue = DispatchQueue(label: "monitor")
    monitor.pathUpdateHandler = { path in
      dispatchPrecondition(condition: .onQueue(queue))
      seen.withLock { $0.append(path.status) }
    }
    monitor.start(queue: queue)
    #expect(seen.withLock { $0 }.isEmpty)
    device.settle()
    NetworkConnection.current.setAvailable(false)
    NetworkConnection.current.setAvailable(false)
    NetworkConnection.current.setAvailable(true)
    #expect(seen.withLock { $0 } == [.satisfied, .unsatisfied, .satisfied])
    monitor.cancel()
    NetworkConnection.current.setAvailable(false)
    #expect(seen.withLock { $0 }.count == 3)
    #expect(monitor.currentPath.status == .unsatisfied)
  }

  @Test func `is by Wi-Fi, which a monitor of cellular connections doesn't see`() {
    #expect(NWPathMonitor().currentPath.usesInterfaceType(.wifi))
    #expect(NWPathMonitor(requiredInterfaceType: .wifi).currentPath.status == .satisfied)
    #expect(NWPathMonitor(requiredInterfaceType: .cellular).currentPath.status == .unsatisfied)
    #expect(NWPathMonitor(prohibitedInterfaceTypes: [.wifi]).currentPath.status == .unsatisfied)
  }

  @Test func `is seen through the names of the pod in Objective-C`() {
    #expect(Reachability(hostName: "example.com").connection == .wifi)
    #expect(Reachability.forInternetConnection().connection == .wifi)
  }

  @Test func `doesn't retain who monitors it`() {
    weak var monitor: NWPathMonitor?
    do {
      let started = NWPathMonitor()
      started.start(queue: .main)
      monitor = started
    }
    device.settle()
    #expect(monitor == nil)
  }

  @Test func `decides whether an address can be reached, as apps ask`() {
    func isConnected() -> Bool {
      var address = sockaddr_in()
      address.sin_len = UInt8(MemoryLayout<sockaddr_in>.size)
      address.sin_family = sa_family_t(AF_INET)
      let route = withUnsafePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          SCNetworkReachabilityCreateWithAddress(kCFAllocatorDefault, $0)
        }
      }
      var flags: SCNetworkReachabilityFlags = []
      guard let route, SCNetworkReachabilityGetFlags(route, &flags) else { return false }
      return flags.contains(.reachable) && !flags.contains(.connectionRequired)
    }
    #expect(isConnected())
    NetworkConnection.current.setAvailable(false)
    #expect(!isConnected())
  }

  @Test func `calls back with the app's context, which it releases`() throws {
    final class Box: Sendable { let flags = Mutex<[SCNetworkReachabilityFlags]>([]) }
    weak var remaining: Box?
    do {
      let box = Box()
      remaining = box
      let host = try #require(SCNetworkReachabilityCreateWithName(nil, "example.com"))
      var context = SCNetworkReachabilityContext(
        version: 0, info: Unmanaged.passUnretained(box).toOpaque(),
        retain: { UnsafeRawPointer(Unmanaged<Box>.fromOpaque($0).retain().toOpaque()) },
        release: { Unmanaged<Box>.fromOpaque($0).release() },
        copyDescription: { _ -> Unmanaged<CFString> in .passRetained("a box" as CFString) })
      SCNetworkReachabilitySetCallback(
        host,
        { _, flags, info in
          guard let info else { return }
          Unmanaged<Box>.fromOpaque(info).takeUnretainedValue().flags.withLock { $0.append(flags) }
        }, &context)
      SCNetworkReachabilitySetDispatchQueue(host, .main)
      NetworkConnection.current.setAvailable(false)
      NetworkConnection.current.setAvailable(true)
      #expect(box.flags.withLock { $0 } == [[], .reachable])
    }
    #expect(remaining == nil)
  }

  @Test func `calls a reachability's closures and posts its notification`() throws {
    let reachability = try Reachability()
    var seen: [String] = []
    reachability.whenReachable = { seen.append("reachable by \($0.connection)") }
    reachability.whenUnreachable = { seen.append("\($0.connection)") }
    let notified = Mutex(0)
    let token = NotificationCenter.default.addObserver(
      forName: .reachabilityChanged, object: reachability, queue: nil
    ) { _ in notified.withLock { $0 += 1 } }
    defer { NotificationCenter.default.removeObserver(token) }
    try reachability.startNotifier()
    device.settle()
    NetworkConnection.current.setAvailable(false)
    reachability.stopNotifier()
    NetworkConnection.current.setAvailable(true)
    #expect(seen == ["reachable by WiFi", "No Connection"])
    #expect(notified.withLock { $0 } == 2)
  }
}
