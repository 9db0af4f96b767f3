/// The annotation of several nearby ones; camsh's map creates none.
@preconcurrency @MainActor open class MKClusterAnnotation: NSObject, MKAnnotation {
  open var title: String?
  open var subtitle: String?
  public let memberAnnotations: [any MKAnnotation]

  public init(memberAnnotations: [any MKAnnotation]) {
    self.memberAnnotations = memberAnnotations
    super.init()
  }

  /// The center of its members.
  public var coordinate: CLLocationCoordinate2D {
    let places = memberAnnotations.map(\.coordinate)
    let count = Double(max(places.count, 1))
    return CLLocationCoordinate2D(
      latitude: places.map(\.latitude).reduce(0, +) / count,
      longitude: places.map(\.longitude).reduce(0, +) / count)
  }
}
