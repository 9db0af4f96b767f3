import UIKit

// Points and coordinates: the region fills the bounds, with north at the top.
extension MKMapView {
  /// The coordinate below a point; the center of the region if the map has no size yet.
  public func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D {
    let inside = view.map { convert(point, from: $0) } ?? point
    guard bounds.width > 0, bounds.height > 0 else { return region.center }
    let east = Double(inside.x / bounds.width) - 0.5
    let south = Double(inside.y / bounds.height) - 0.5
    return CLLocationCoordinate2D(
      latitude: region.center.latitude - south * region.span.latitudeDelta,
      longitude: region.center.longitude + east * region.span.longitudeDelta)
  }

  /// The point of a coordinate.
  public func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint {
    let span = region.span
    guard span.latitudeDelta > 0, span.longitudeDelta > 0 else { return .zero }
    let east = (coordinate.longitude - region.center.longitude) / span.longitudeDelta
    let south = (region.center.latitude - coordinate.latitude) / span.latitudeDelta
    let inside = CGPoint(
      x: bounds.width * CGFloat(east + 0.5), y: bounds.height * CGFloat(south + 0.5))
    return view.map { convert(inside, to: $0) } ?? inside
  }

  /// The region below a rectangle.
  public func convert(_ rect: CGRect, toRegionFrom view: UIView?) -> MKCoordinateRegion {
    let first = convert(rect.origin, toCoordinateFrom: view)
    let last = convert(CGPoint(x: rect.maxX, y: rect.maxY), toCoordinateFrom: view)
    return MKCoordinateRegion(
      center: CLLocationCoordinate2D(
        latitude: (first.latitude + last.latitude) / 2,
        longitude: (first.longitude + last.longitude) / 2),
      span: MKCoordinateSpan(
        latitudeDelta: first.latitude - last.latitude,
        longitudeDelta: last.longitude - first.longitude))
  }
}
