import MapKit
import Testing

@MainActor @Suite struct `A map` {
  private final class Witness: MKMapViewDelegate {
    var events: [String] = []

    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
      let view = PinView(annotation: annotation, reuseIdentifier: "pin")
      view.canShowCallout = true
      let button = UIButton(type: .detailDisclosure)
      button.setTitle("Details", for: .normal)
      view.rightCalloutAccessoryView = button
      return view
    }

    func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {
      events.append("selected \(view.annotation?.title ?? "")")
    }

    func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {
      events.append("deselected \(view.annotation?.title ?? "")")
    }

    func mapView(
      _ mapView: MKMapView, annotationView view: MKAnnotationView,
      calloutAccessoryControlTapped control: UIControl
    ) {
      events.append("callout \(view.annotation?.title ?? "")")
    }

    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {
      events.append("region \(mapView.centerCoordinate.latitude)")
    }
  }

  private final class PinView: MKAnnotationView {
    override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
      super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) { nil }
  }

  private func pin(_ title: String, _ latitude: Double) -> MKPointAnnotation {
    let pin = MKPointAnnotation()
    pin.title = title
    pin.coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: 127)
    return pin
  }

  private func tap(_ title: String, on map: MKMapView) throws {
    let target = try #require(map.tapTargets.first { $0.title == title })
    try HeadlessDevice.current.finger.tap(target)
  }

  @Test func `a union of rectangles contains both, and the null rectangle adds nothing`() {
    let union = MKMapRect.null.union(MKMapRect(x: 1, y: 2, width: 2, height: 2))
      .union(MKMapRect(x: -1, y: 3, width: 1, height: 4))
    #expect([union.minX, union.minY, union.maxX, union.maxY] == [-1, 2, 3, 7])
    #expect(MKMapRect.null.isNull && !union.isNull)
    #expect(MKMapRect.world.contains(MKMapPoint(x: union.midX, y: union.midY)))
  }

  @Test func `an annotation view can be created without arguments, like every view`() {
    final class Pin: MKAnnotationView {
      var isMine = true
    }
    #expect(Pin().annotation == nil)
    #expect(Pin(frame: CGRect(x: 1, y: 2, width: 3, height: 4)).frame.width == 3)
  }

  @Test func `lets pins and their callouts be tapped`() throws {
    HeadlessDevice.boot()
    let witness = Witness()
    let map = MKMapView()
    map.delegate = witness
    map.addAnnotations([pin("Camp", 37), pin("Lake", 38)])
    try tap("Camp", on: map)
    try tap("Details", on: map)
    try tap("Lake", on: map)
    #expect(
      witness.events == ["selected Camp", "callout Camp", "deselected Camp", "selected Lake"])
    map.selectedAnnotations = [map.annotations[0]]
    map.selectedAnnotations = []
    #expect(witness.events.suffix(3) == ["deselected Lake", "selected Camp", "deselected Camp"])
    map.removeAnnotation(map.annotations[1])
    #expect(map.selectedAnnotations.isEmpty)
    #expect(map.tapTargets.map(\.title) == ["Camp"])
  }

  @Test func `shows the region that it is given`() {
    let witness = Witness()
    let map = MKMapView()
    map.delegate = witness
    map.showAnnotations([pin("Camp", 37), pin("Lake", 38)], animated: true)
    #expect(map.region.span.latitudeDelta == 1)
    #expect(witness.events == ["region 37.5"])
  }

  @Test func `points and coordinates convert by the region that fills the map`() {
    let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    map.region = MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: 37, longitude: 127),
      span: MKCoordinateSpan(latitudeDelta: 2, longitudeDelta: 4))
    let corner = map.convert(CGPoint(x: 0, y: 0), toCoordinateFrom: map)
    #expect(corner.latitude == 38)
    #expect(corner.longitude == 125)
    #expect(map.convert(corner, toPointTo: map) == .zero)
    let half = map.convert(CGRect(x: 0, y: 0, width: 100, height: 50), toRegionFrom: map)
    #expect(half.center.latitude == 37.5)
    #expect(half.span.longitudeDelta == 2)
    let unlaid = MKMapView()
    unlaid.region = map.region
    #expect(unlaid.convert(CGPoint(x: 5, y: 5), toCoordinateFrom: unlaid).latitude == 37)
  }

  @Test func `makes views of a registered class`() {
    let map = MKMapView()
    map.register(PinView.self, forAnnotationViewWithReuseIdentifier: "pin")
    let view = map.dequeueReusableAnnotationView(withIdentifier: "pin", for: pin("Camp", 37))
    #expect(view is PinView)
  }

  @Test func `limits of the camera are stored`() {
    let map = MKMapView()
    let region = MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: 37, longitude: 127),
      span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 1))
    map.setCameraBoundary(MKMapView.CameraBoundary(coordinateRegion: region), animated: false)
    map.setCameraZoomRange(
      MKMapView.CameraZoomRange(maxCenterCoordinateDistance: 200), animated: false)
    #expect(map.cameraBoundary?.region.center.latitude == 37)
    #expect(map.cameraZoomRange.maxCenterCoordinateDistance == 200)
    #expect(
      MKMapView.CameraZoomRange(minCenterCoordinateDistance: 2, maxCenterCoordinateDistance: 1)
        == nil)
  }

  @Test func `directions and searches fail in the next run loop turn`() {
    HeadlessDevice.boot()
    let request = MKDirections.Request()
    request.source = .forCurrentLocation()
    request.destination = MKMapItem(
      placemark: MKPlacemark(coordinate: CLLocationCoordinate2D(latitude: 37, longitude: 127)))
    let directions = MKDirections(request: request)
    var codes: [MKError.Code?] = []
    directions.calculate { response, error in
      #expect(response == nil)
      codes.append((error as? MKError)?.code)
    }
    #expect(directions.isCalculating)
    let search = MKLocalSearch(request: MKLocalSearch.Request())
    search.start { _, error in codes.append((error as? MKError)?.code) }
    search.cancel()
    HeadlessDevice.current.settle()
    #expect(codes == [.serverFailure])
    #expect(!directions.isCalculating)
  }

  @Test func `a completer reports that it finds no places`() {
    final class Witness: MKLocalSearchCompleterDelegate {
      var errors = 0

      func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {
        errors += 1
      }
    }
    HeadlessDevice.boot()
    let completer = MKLocalSearchCompleter()
    let witness = Witness()
    completer.delegate = witness
    completer.queryFragment = "cam"
    completer.queryFragment = "camp"
    HeadlessDevice.current.settle()
    #expect(witness.errors == 1)
  }
}
