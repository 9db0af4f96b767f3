import CamplaceServices
import UIKit

extension Camplace {
  /// An annotation on the map.
  public struct CustomAnnotation: Equatable {
    /// The campsite's identifier, because several campsites may have the same name.
    public let contentId: String
    public let title: String
    private let province: String?
    private let district: String?
    public let coordinate: Coordinate

    init?(_ campsite: Campsite) {
      guard let coordinate = campsite.coordinate else { return nil }
      contentId = campsite.contentId
      title = campsite.name
      province = campsite.province
      district = campsite.district
      self.coordinate = coordinate
    }

    /// The province and district.
    public var region: String { Campsite.region(province, district) }
  }

  /// Receives the user's interactions with the map and provides its annotations.
  @MainActor protocol MapViewDelegate: AnyObject {
    /// The annotations in the map's region.
    func annotations(in mapView: MapView) -> [CustomAnnotation]
    func mapView(_ mapView: MapView, calloutAccessoryControlTappedFor annotation: CustomAnnotation)
    func mapViewDidChangeRegion(_ mapView: MapView)
  }

  /// A map without tiles: a movable region and annotations with callouts that can be tapped.
  public final class MapView: UIView {
    weak var delegate: (any MapViewDelegate)?
    /// The visible region.
    public private(set) var region: MapRegion {
      didSet { accessibilityLabel = region.name }
    }

    init(region: MapRegion) {
      self.region = region
      super.init(frame: .zero)
      accessibilityLabel = region.name
    }

    public required init?(coder: NSCoder) { nil }

    /// Changes the region, as the user does by panning or zooming.
    public func setRegion(_ region: MapRegion) {
      guard region != self.region else { return }
      self.region = region
      delegate?.mapViewDidChangeRegion(self)
    }

    /// The annotations on the map.
    public var annotations: [CustomAnnotation] { delegate?.annotations(in: self) ?? [] }

    public override var tapTargets: [TapTarget] {
      annotations.enumerated().map { target(of: $1, number: $0 + 1) }
    }

    public override func tapTarget(_ kind: TapTarget.Kind, number: Int) -> TapTarget? {
      guard kind == .callout else { return nil }
      let annotations = annotations
      guard annotations.indices.contains(number - 1) else { return nil }
      return target(of: annotations[number - 1], number: number)
    }

    private func target(of annotation: CustomAnnotation, number: Int) -> TapTarget {
      TapTarget(
        kind: .callout, title: annotation.title, number: number, detail: annotation.region
      ) { [self] in
        delegate?.mapView(self, calloutAccessoryControlTappedFor: annotation)
      }
    }
  }
}

extension MapRegion {
  /// The center and height of the region as text.
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
