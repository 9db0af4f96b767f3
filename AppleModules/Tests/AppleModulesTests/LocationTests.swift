import CoreLocation
import Testing

@MainActor @Suite(.serialized) struct `A location manager` {
  private final class Witness: CLLocationManagerDelegate {
    var events: [String] = []

    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
      events.append("\(manager.authorizationStatus)")
    }

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
      events.append("at \(locations.map(\.coordinate.latitude))")
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
      events.append("failed")
    }
  }

  @Test func `a location without arguments is at 0 degrees, now`() {
    let location = CLLocation()
    #expect(location.coordinate.latitude == 0 && location.coordinate.longitude == 0)
    #expect(abs(location.timestamp.timeIntervalSinceNow) < 1)
  }

  @Test func `asks, receives the answer, and follows the device`() {
    let device = HeadlessDevice.boot()
    SimulatedLocation.authorize(.notDetermined)
    let witness = Witness()
    let manager = CLLocationManager()
    manager.delegate = witness
    manager.startUpdatingLocation()
    manager.requestWhenInUseAuthorization()
    device.settle()
    SimulatedLocation.move(to: CLLocation(latitude: 37.5, longitude: 127))
    device.settle()
    #expect(witness.events.first == "notDetermined")
    #expect(witness.events.suffix(3) == ["authorizedWhenInUse", "at [37.3349]", "at [37.5]"])
  }

  @Test func `fails where a person declines`() {
    let device = HeadlessDevice.boot()
    SimulatedLocation.authorize(.denied)
    let witness = Witness()
    let manager = CLLocationManager()
    manager.delegate = witness
    manager.requestLocation()
    device.settle()
    #expect(witness.events == ["denied", "failed"])
  }

  @Test func `measures distances`() {
    let seoul = CLLocation(latitude: 37.5665, longitude: 126.978)
    let busan = CLLocation(latitude: 35.1796, longitude: 129.0756)
    #expect((seoul.distance(from: busan) / 1000).rounded() == 325)
  }
}
