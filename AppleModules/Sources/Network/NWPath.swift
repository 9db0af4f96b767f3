/// What a connection's first hop is.
public struct NWInterface: Sendable, Hashable {
  public enum InterfaceType: Sendable, Hashable {
    case other, wifi, cellular, wiredEthernet, loopback
  }

  public let type: InterfaceType
  public let name: String
  public let index: Int
}

/// The state of the device's connection: by Wi-Fi, or none.
public struct NWPath: Sendable, Equatable {
  public enum Status: Sendable, Hashable {
    case satisfied, unsatisfied, requiresConnection
  }

  public enum UnsatisfiedReason: Sendable, Hashable {
    case notAvailable, cellularDenied, wifiDenied, localNetworkDenied, vpnInactive
  }

  public let status: Status
  public var availableInterfaces: [NWInterface] {
    status == .satisfied ? [NWInterface(type: .wifi, name: "en0", index: 1)] : []
  }
  public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }
  public var isExpensive: Bool { false }
  public var isConstrained: Bool { false }
  public var supportsDNS: Bool { status == .satisfied }
  public var supportsIPv4: Bool { status == .satisfied }
  public var supportsIPv6: Bool { status == .satisfied }

  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool {
    availableInterfaces.contains { $0.type == type }
  }
}
