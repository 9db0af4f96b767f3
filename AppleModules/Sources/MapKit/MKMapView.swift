/// A map without tiles, which stores its region and whose annotations can be tapped.
@preconcurrency @MainActor open class MKMapView: UIView {
  open weak var delegate: (any MKMapViewDelegate)?
  open private(set) var annotations: [any MKAnnotation] = []
  /// At most one: selecting an annotation deselects the others.
  open var selectedAnnotations: [any MKAnnotation] {
    get { selection }
    set {
      for old in selection where !newValue.contains(where: { $0 === old }) {
        deselectAnnotation(old, animated: false)
      }
      if let new = newValue.first { selectAnnotation(new, animated: false) }
    }
  }
  private var selection: [any MKAnnotation] = []
  open private(set) lazy var userLocation = MKUserLocation()
  open var mapType = MKMapType.standard
  open var showsUserLocation = false
  open var userTrackingMode = MKUserTrackingMode.none
  open var isZoomEnabled = true
  open var isScrollEnabled = true
  open var isRotateEnabled = true
  open var isPitchEnabled = true
  open var showsCompass = true
  open var showsScale = false
  open var showsBuildings = true
  open var showsTraffic = false
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  open private(set) var overlays: [any MKOverlay] = []
  open var camera = MKMapCamera()
  open var cameraBoundary: CameraBoundary?
  open var cameraZoomRange: CameraZoomRange! = CameraZoomRange()
  open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration()
  open var selectableMapFeatures: MKMapFeatureOptions = []

  private var shownRegion = MKCoordinateRegion(
    center: CLLocationCoordinate2D(), span: MKCoordinateSpan(latitudeDelta: 90, longitudeDelta: 90))
  private var viewTypes: [String: MKAnnotationView.Type] = [:]
  private var views: [ObjectIdentifier: MKAnnotationView] = [:]

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // MARK: Region

  open var region: MKCoordinateRegion {
    get { shownRegion }
    set { setRegion(newValue, animated: false) }
  }

  open var centerCoordinate: CLLocationCoordinate2D {
    get { shownRegion.center }
    set { setCenter(newValue, animated: false) }
  }

  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) {
    delegate?.mapView(self, regionWillChangeAnimated: animated)
    shownRegion = region
    delegate?.mapView(self, regionDidChangeAnimated: animated)
  }

  open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
    setRegion(MKCoordinateRegion(center: coordinate, span: shownRegion.span), animated: animated)
  }

  open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion { region }

  open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) {
    userTrackingMode = mode
  }

  open func setCamera(_ camera: MKMapCamera, animated: Bool) {
    self.camera = camera
    setCenter(camera.centerCoordinate, animated: animated)
  }

  // MARK: Overlays

  open func addOverlay(_ overlay: any MKOverlay) { overlays.append(overlay) }

  open func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) { addOverlay(overlay) }

  open func addOverlays(_ overlays: [any MKOverlay]) { self.overlays += overlays }

  open func removeOverlay(_ overlay: any MKOverlay) { overlays.removeAll { $0 === overlay } }

  open func removeOverlays(_ overlays: [any MKOverlay]) {
    for overlay in overlays { removeOverlay(overlay) }
  }

  open func setVisibleMapRect(_ rect: MKMapRect, animated: Bool) {}

  open func setVisibleMapRect(
    _ rect: MKMapRect, edgePadding insets: UIEdgeInsets, animated: Bool
  ) {}

  open func mapRectThatFits(_ rect: MKMapRect) -> MKMapRect { rect }

  open func mapRectThatFits(_ rect: MKMapRect, edgePadding insets: UIEdgeInsets) -> MKMapRect {
    rect
  }

  // MARK: Annotations

  open func addAnnotation(_ annotation: any MKAnnotation) {
    guard !annotations.contains(where: { $0 === annotation }) else { return }
    annotations.append(annotation)
  }

  open func addAnnotations(_ annotations: [any MKAnnotation]) {
    for annotation in annotations { addAnnotation(annotation) }
  }

  open func removeAnnotation(_ annotation: any MKAnnotation) {
    deselectAnnotation(annotation, animated: false)
    annotations.removeAll { $0 === annotation }
    views.removeValue(forKey: ObjectIdentifier(annotation))?.removeFromSuperview()
  }

  open func removeAnnotations(_ annotations: [any MKAnnotation]) {
    for annotation in annotations { removeAnnotation(annotation) }
  }

  /// Shows the smallest region that contains all of them.
  open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
    addAnnotations(annotations)
    let latitudes = annotations.map(\.coordinate.latitude)
    let longitudes = annotations.map(\.coordinate.longitude)
    guard let south = latitudes.min(), let north = latitudes.max(), let west = longitudes.min(),
      let east = longitudes.max()
    else { return }
    setRegion(
      MKCoordinateRegion(
        center: CLLocationCoordinate2D(
          latitude: (south + north) / 2, longitude: (west + east) / 2),
        span: MKCoordinateSpan(latitudeDelta: north - south, longitudeDelta: east - west)),
      animated: animated)
  }

  // MARK: Views

  open func register(
    _ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String
  ) {
    viewTypes[identifier] = viewClass as? MKAnnotationView.Type
  }

  open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? {
    nil
  }

  open func dequeueReusableAnnotationView(
    withIdentifier identifier: String, for annotation: any MKAnnotation
  ) -> MKAnnotationView {
    (viewTypes[identifier] ?? MKMarkerAnnotationView.self)
      .init(shown: annotation, reuseIdentifier: identifier)
  }

  /// An annotation's view, which the delegate provides when it is first needed.
  open func view(for annotation: any MKAnnotation) -> MKAnnotationView? {
    guard annotations.contains(where: { $0 === annotation }) else { return nil }
    if let view = views[ObjectIdentifier(annotation)] { return view }
    let view =
      delegate?.mapView(self, viewFor: annotation)
      ?? dequeueReusableAnnotationView(
        withIdentifier: MKMapViewDefaultAnnotationViewReuseIdentifier, for: annotation)
    view.annotation = annotation
    views[ObjectIdentifier(annotation)] = view
    addSubview(view)
    delegate?.mapView(self, didAdd: [view])
    return view
  }

  // MARK: Selection

  open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
    for other in selection where other !== annotation {
      deselectAnnotation(other, animated: animated)
    }
    guard !selection.contains(where: { $0 === annotation }),
      let view = view(for: annotation)
    else { return }
    selection.append(annotation)
    view.setSelected(true, animated: animated)
    delegate?.mapView(self, didSelect: view)
    delegate?.mapView(self, didSelect: annotation)
  }

  open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
    guard let annotation, let index = selection.firstIndex(where: { $0 === annotation })
    else { return }
    selection.remove(at: index)
    guard let view = view(for: annotation) else { return }
    view.setSelected(false, animated: animated)
    delegate?.mapView(self, didDeselect: view)
    delegate?.mapView(self, didDeselect: annotation)
  }

  /// The tap targets: annotations by title, and the accessory controls of open callouts.
  open override var tapTargets: [TapTarget] {
    super.tapTargets + annotations.flatMap(targets)
  }

  private func targets(of annotation: any MKAnnotation) -> [TapTarget] {
    let view = view(for: annotation)
    var targets = [
      TapTarget(
        kind: .button, title: annotation.title ?? view?.accessibilityLabel ?? "",
        identifier: view?.accessibilityIdentifier, isEnabled: view?.isEnabled ?? true
      ) { [self] in selectAnnotation(annotation, animated: true) }
    ]
    guard let view, view.isSelected, view.canShowCallout else { return targets }
    for case let control as UIControl in [
      view.leftCalloutAccessoryView, view.rightCalloutAccessoryView,
    ] {
      targets += control.tapTargets.map { target in
        TapTarget(
          kind: .button, title: target.title.isEmpty ? "callout" : target.title,
          identifier: target.identifier, isEnabled: target.isEnabled
        ) { [self] in
          control.sendActions(for: .touchUpInside)
          delegate?.mapView(self, annotationView: view, calloutAccessoryControlTapped: control)
        }
      }
    }
    return targets
  }
}
