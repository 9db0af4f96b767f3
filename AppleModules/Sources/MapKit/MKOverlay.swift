/// A shape on a map, which is stored but not drawn.
@preconcurrency @MainActor public protocol MKOverlay: MKAnnotation {
  var boundingMapRect: MKMapRect { get }
}

public enum MKOverlayLevel: Int, Sendable {
  case aboveRoads, aboveLabels
}

public struct MKMapPoint: Sendable {
  public var x: Double
  public var y: Double

  public init(x: Double = 0, y: Double = 0) { (self.x, self.y) = (x, y) }

  public init(_ coordinate: CLLocationCoordinate2D) {
    self.init(x: coordinate.longitude, y: coordinate.latitude)
  }
}

public struct MKMapSize: Sendable {
  public var width: Double
  public var height: Double

  public init(width: Double = 0, height: Double = 0) {
    (self.width, self.height) = (width, height)
  }
}

/// A line through coordinates.
@preconcurrency @MainActor open class MKPolyline: NSObject, MKOverlay {
  private let coordinates: [CLLocationCoordinate2D]

  public init(coordinates: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    self.coordinates = Array(UnsafeBufferPointer(start: coordinates, count: count))
    super.init()
  }

  public convenience override init() { self.init(coordinates: [], count: 0) }

  public var coordinate: CLLocationCoordinate2D { coordinates.first ?? CLLocationCoordinate2D() }
  public var boundingMapRect: MKMapRect { MKMapRect() }
  public var pointCount: Int { coordinates.count }
}

/// A circle around a coordinate.
@preconcurrency @MainActor open class MKCircle: NSObject, MKOverlay {
  public let coordinate: CLLocationCoordinate2D
  public let radius: CLLocationDistance

  public convenience override init() {
    self.init(center: CLLocationCoordinate2D(), radius: 0)
  }

  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
    coordinate = center
    self.radius = radius
    super.init()
  }

  public var boundingMapRect: MKMapRect { MKMapRect() }
}

/// An overlay's renderer, which draws nothing.
@preconcurrency @MainActor open class MKOverlayRenderer: NSObject {
  public let overlay: any MKOverlay
  open var alpha: CGFloat = 1

  public init(overlay: any MKOverlay) {
    self.overlay = overlay
    super.init()
  }

  public convenience override init() { self.init(overlay: NoOverlay()) }
}

/// The overlay of a renderer that was made without one.
@MainActor private final class NoOverlay: NSObject, MKOverlay {
  let coordinate = CLLocationCoordinate2D()
  let boundingMapRect = MKMapRect()
}

@preconcurrency @MainActor open class MKOverlayPathRenderer: MKOverlayRenderer {
  open var fillColor: UIColor?
  open var strokeColor: UIColor?
  open var lineWidth: CGFloat = 0
  open var lineDashPattern: [NSNumber]?
}

@preconcurrency @MainActor open class MKPolylineRenderer: MKOverlayPathRenderer {
  public convenience init(polyline: MKPolyline) { self.init(overlay: polyline) }

  open var polyline: MKPolyline {
    overlay as? MKPolyline ?? MKPolyline(coordinates: [], count: 0)
  }
}

@preconcurrency @MainActor open class MKCircleRenderer: MKOverlayPathRenderer {
  public convenience init(circle: MKCircle) { self.init(overlay: circle) }
}

@preconcurrency @MainActor open class MKMapCamera: NSObject {
  open var centerCoordinate: CLLocationCoordinate2D
  open var altitude: CLLocationDistance
  open var pitch: CGFloat
  open var heading: CLLocationDirection

  public init(
    lookingAtCenter centerCoordinate: CLLocationCoordinate2D = CLLocationCoordinate2D(),
    fromDistance distance: CLLocationDistance = 0, pitch: CGFloat = 0,
    heading: CLLocationDirection = 0
  ) {
    self.centerCoordinate = centerCoordinate
    altitude = distance
    self.pitch = pitch
    self.heading = heading
    super.init()
  }
}

public struct MKPointOfInterestFilter: Sendable {
  public static let includingAll = MKPointOfInterestFilter()
  public static let excludingAll = MKPointOfInterestFilter()
}
