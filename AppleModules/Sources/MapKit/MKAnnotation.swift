@_exported import CoreLocation
@_exported import UIKit

/// A location on a map with the texts of its callout.
@preconcurrency @MainActor public protocol MKAnnotation: AnyObject {
  var coordinate: CLLocationCoordinate2D { get }
  var title: String? { get }
  var subtitle: String? { get }
}

extension MKAnnotation {
  public var title: String? { nil }
  public var subtitle: String? { nil }
}

@preconcurrency @MainActor open class MKShape: NSObject {
  open var title: String?
  open var subtitle: String?

  public nonisolated override init() {
    super.init()
  }
}

@preconcurrency @MainActor open class MKPointAnnotation: MKShape, MKAnnotation {
  open var coordinate = CLLocationCoordinate2D()

  public nonisolated override init() {
    super.init()
  }

  public convenience init(coordinate: CLLocationCoordinate2D) {
    self.init()
    self.coordinate = coordinate
  }

  public convenience init(
    __coordinate coordinate: CLLocationCoordinate2D, title: String?, subtitle: String?
  ) {
    self.init(coordinate: coordinate)
    self.title = title
    self.subtitle = subtitle
  }
}

/// The user's location, shown if `showsUserLocation` is set.
@preconcurrency @MainActor public final class MKUserLocation: NSObject, MKAnnotation {
  public var coordinate: CLLocationCoordinate2D { SimulatedLocation.current.coordinate }
  public var location: CLLocation? { SimulatedLocation.current }
  public var title: String? = "Current Location"
}

/// The view of an annotation.
@preconcurrency @MainActor open class MKAnnotationView: UIView {
  public enum DragState: UInt, Sendable { case none, starting, dragging, canceling, ending }

  open var dragState = DragState.none
  open var annotation: (any MKAnnotation)?
  open internal(set) var reuseIdentifier: String?
  open var image: UIImage?
  open var canShowCallout = false
  open var isEnabled = true
  open var isDraggable = false
  open var clusteringIdentifier: String?
  open var displayPriority: Float = 1000
  open var centerOffset = CGPoint.zero
  open var calloutOffset = CGPoint.zero
  open var leftCalloutAccessoryView: UIView?
  open var rightCalloutAccessoryView: UIView?
  open var detailCalloutAccessoryView: UIView?
  open private(set) var isSelected = false

  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    self.annotation = annotation
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }

  public override convenience init(frame: CGRect) {
    self.init(annotation: nil, reuseIdentifier: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates a view of a registered class; subclasses that override the initializers inherit it.
  public required convenience init(shown annotation: any MKAnnotation, reuseIdentifier: String) {
    self.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
  }

  open func prepareForReuse() {}
  open func prepareForDisplay() {}

  open func setSelected(_ selected: Bool, animated: Bool) {
    isSelected = selected
  }
}

@preconcurrency @MainActor open class MKPinAnnotationView: MKAnnotationView {
  open var pinTintColor: UIColor?
  open var animatesDrop = false
}

/// The dot where the user is.
@preconcurrency @MainActor open class MKUserLocationView: MKAnnotationView {}

@preconcurrency @MainActor open class MKMarkerAnnotationView: MKAnnotationView {
  open var markerTintColor: UIColor?
  open var glyphTintColor: UIColor?
  open var glyphText: String?
  open var glyphImage: UIImage?
  open var selectedGlyphImage: UIImage?
  open var animatesWhenAdded = false
}

public let MKMapViewDefaultAnnotationViewReuseIdentifier = "MKMapViewDefaultAnnotationView"
public let MKMapViewDefaultClusterAnnotationViewReuseIdentifier =
  "MKMapViewDefaultClusterAnnotationView"
