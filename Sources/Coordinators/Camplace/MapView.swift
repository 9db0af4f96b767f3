import CamplaceServices
import UIKit

extension Camplace {
  /// A place on the map.
  public struct CustomAnnotation: Equatable {
    /// Whose place it is: several campsites may be called the same.
    public let contentId: String
    public let title: String
    /// The province and the district.
    public let region: String
    public let coordinate: Coordinate

    init?(_ campsite: Campsite) {
      guard let coordinate = campsite.coordinate else { return nil }
      contentId = campsite.contentId
      title = campsite.name
      region = campsite.region
      self.coordinate = coordinate
    }
  }

  /// Hears what a finger does to the map, and says what stands on it.
  @MainActor protocol MapViewDelegate: AnyObject {
    /// Those in the map's region.
    func annotations(in mapView: MapView) -> [CustomAnnotation]
    func mapView(_ mapView: MapView, calloutAccessoryControlTappedFor annotation: CustomAnnotation)
    func mapViewDidChangeRegion(_ mapView: MapView)
  }

  /// A map without tiles: a region that can be moved, and annotations, each with a call-out that
  /// can be tapped.
  public final class MapView: UIView {
    weak var delegate: (any MapViewDelegate)?
    /// What the map shows.
    public private(set) var region: MapRegion {
      didSet { accessibilityLabel = region.name }
    }

    init(region: MapRegion) {
      self.region = region
      super.init(frame: .zero)
      accessibilityLabel = region.name
    }

    public required init?(coder: NSCoder) { nil }

    /// Shows another region, as a finger that drags or pinches does.
    public func setRegion(_ region: MapRegion) {
      guard region != self.region else { return }
      self.region = region
      delegate?.mapViewDidChangeRegion(self)
    }

    /// What stands on the map.
    public var annotations: [CustomAnnotation] { delegate?.annotations(in: self) ?? [] }

    public override var tapTargets: [TapTarget] {
      annotations.enumerated().map { index, annotation in
        TapTarget(
          kind: .callout, title: annotation.title, number: index + 1, detail: annotation.region
        ) { [self] in
          delegate?.mapView(self, calloutAccessoryControlTappedFor: annotation)
        }
      }
    }
  }
}

extension MapRegion {
  /// The middle and the height, as a person reads them.
  fileprivate var name: String {
    let south = Coordinate(latitude: center.latitude - latitudeDelta / 2, longitude: 0)
    let height = south.distance(
      to: Coordinate(latitude: center.latitude + latitudeDelta / 2, longitude: 0))
    let kilometers = height < 10_000 ? (height / 100).rounded() / 10 : (height / 1000).rounded()
    func degrees(_ value: Double) -> Double { (value * 10_000).rounded() / 10_000 }
    return
      "map of \(kilometers == kilometers.rounded() ? "\(Int(kilometers))" : "\(kilometers)") km around "
      + "\(degrees(center.latitude)), \(degrees(center.longitude))"
  }
}
