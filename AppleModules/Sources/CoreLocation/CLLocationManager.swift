/// Provides the location and authorization that a script or test sets.
@preconcurrency @MainActor public enum SimulatedLocation {
  /// The user's answer to an authorization request.
  public static var answer = CLAuthorizationStatus.authorizedWhenInUse
  /// Cupertino, the default in Apple's simulator.
  public static var current = CLLocation(latitude: 37.3349, longitude: -122.00902)

  static var status = CLAuthorizationStatus.notDetermined
  private static var managers: [WeakManager] = []

  private struct WeakManager {
    weak var manager: CLLocationManager?
  }

  static func add(_ manager: CLLocationManager) {
    managers.removeAll { $0.manager == nil }
    managers.append(WeakManager(manager: manager))
  }

  /// Moves the device; every updating manager calls its delegate in the next run loop turn.
  public static func move(to location: CLLocation) {
    current = location
    for weak in managers { weak.manager?.deliver() }
  }

  /// Sets the authorization, as the user does in Settings or in the alert.
  public static func authorize(_ status: CLAuthorizationStatus) {
    self.status = status
    for weak in managers { weak.manager?.tellAuthorization() }
  }
}

public enum CLAuthorizationStatus: Int32, Sendable {
  case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
  public static let authorized = CLAuthorizationStatus.authorizedAlways
}

public enum CLAccuracyAuthorization: Int, Sendable {
  case fullAccuracy, reducedAccuracy
}

public enum CLActivityType: Int, Sendable {
  case other = 1
  case automotiveNavigation, fitness, otherNavigation, airborne
}

/// Reports the location to the delegate in the run loop turn after the request.
@preconcurrency @MainActor open class CLLocationManager: NSObject {
  open weak var delegate: (any CLLocationManagerDelegate)? {
    didSet { if delegate != nil { tellAuthorization() } }
  }
  open var desiredAccuracy = kCLLocationAccuracyBest
  open var distanceFilter = kCLDistanceFilterNone
  open var activityType = CLActivityType.other
  open var allowsBackgroundLocationUpdates = false
  open var pausesLocationUpdatesAutomatically = true
  open private(set) var location: CLLocation?
  private var isUpdating = false

  public override init() {
    super.init()
    SimulatedLocation.add(self)
  }

  open var authorizationStatus: CLAuthorizationStatus { SimulatedLocation.status }
  open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }

  public static func authorizationStatus() -> CLAuthorizationStatus { SimulatedLocation.status }
  public nonisolated static func locationServicesEnabled() -> Bool { true }
  public nonisolated static func headingAvailable() -> Bool { false }
  public nonisolated static func significantLocationChangeMonitoringAvailable() -> Bool { false }

  open func requestWhenInUseAuthorization() { ask(SimulatedLocation.answer) }

  open func requestAlwaysAuthorization() {
    ask(
      SimulatedLocation.answer == .authorizedWhenInUse
        ? .authorizedAlways : SimulatedLocation.answer)
  }

  private func ask(_ answer: CLAuthorizationStatus) {
    guard SimulatedLocation.status == .notDetermined else { return }
    HeadlessDevice.current.clock.schedule(after: .zero) { SimulatedLocation.authorize(answer) }
  }

  open func startUpdatingLocation() {
    isUpdating = true
    deliver()
  }

  open func stopUpdatingLocation() { isUpdating = false }
  open func startMonitoringSignificantLocationChanges() { startUpdatingLocation() }
  open func stopMonitoringSignificantLocationChanges() { stopUpdatingLocation() }
  open func startUpdatingHeading() {}
  open func stopUpdatingHeading() {}

  open func requestLocation() { later { $0.tellLocation() } }

  func deliver() {
    guard isUpdating else { return }
    later { if $0.isUpdating { $0.tellLocation() } }
  }

  private func tellLocation() {
    switch SimulatedLocation.status {
    case .authorizedAlways, .authorizedWhenInUse:
      location = SimulatedLocation.current
      delegate?.locationManager(self, didUpdateLocations: [SimulatedLocation.current])
    case .denied, .restricted:
      delegate?.locationManager(self, didFailWithError: CLError(.denied))
    case .notDetermined: break
    }
  }

  func tellAuthorization() {
    later {
      $0.delegate?.locationManagerDidChangeAuthorization($0)
      $0.delegate?.locationManager($0, didChangeAuthorization: SimulatedLocation.status)
      $0.deliver()
    }
  }

  private func later(_ body: @escaping @MainActor (CLLocationManager) -> Void) {
    HeadlessDevice.current.clock.schedule(after: .zero) { [weak self] in
      if let self { body(self) }
    }
  }
}

@preconcurrency @MainActor public protocol CLLocationManagerDelegate: AnyObject {
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
  func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
}

extension CLLocationManagerDelegate {
  public func locationManager(
    _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
  ) {}
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
  public func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
  ) {}
}
