import UIKit

extension Camplace {
  /// A place on the map.
  public struct CustomAnnotation: Equatable {
    /// Whose place it is: several campsites may be called the same.
    public let contentId: String
    public let title: String
    /// Degrees north and east.
    public let latitude: Double
    public let longitude: Double
  }

  /// Hears taps on call-outs, and says what stands on the map.
  @MainActor protocol MapViewDelegate: AnyObject {
    func annotations(in mapView: MapView) -> [CustomAnnotation]
    func mapView(_ mapView: MapView, calloutAccessoryControlTappedFor annotation: CustomAnnotation)
  }

  /// A map without tiles: annotations, each with a call-out that can be tapped.
  public final class MapView: UIView {
    weak var delegate: (any MapViewDelegate)?

    public override var tapTargets: [TapTarget] {
      guard let delegate else { return [] }
      return delegate.annotations(in: self).enumerated().map { index, annotation in
        TapTarget(kind: .callout, title: annotation.title, number: index + 1) { [self] in
          self.delegate?.mapView(self, calloutAccessoryControlTappedFor: annotation)
        }
      }
    }
  }
}
