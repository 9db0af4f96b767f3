import CamplaceServices
import CoordinatorKit
import UIKit

extension Camplace {
  /// A cell with a map of a campsite's surroundings, without interactive annotations.
  public final class DetailMapTableViewCell: UITableViewCell {
    private var annotation: CustomAnnotation?

    public override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      accessibilityLabel = "place"
    }

    public required init?(coder: NSCoder) { nil }

    func show(_ campsite: Campsite) {
      for subview in contentView.subviews { subview.removeFromSuperview() }
      guard let annotation = CustomAnnotation(campsite) else {
        let label = UILabel()
        label.text = "Where it is, is not known"
        contentView.addSubview(label)
        return
      }
      self.annotation = annotation
      let mapView = MapView(region: MapRegion(center: annotation.coordinate, meters: 2000))
      mapView.isUserInteractionEnabled = false
      mapView.delegate = self
      contentView.addSubview(mapView)
    }
  }
}

extension Camplace.DetailMapTableViewCell: Camplace.MapViewDelegate {
  func annotations(in mapView: Camplace.MapView) -> [Camplace.CustomAnnotation] {
    annotation.map { [$0] } ?? []
  }

  func mapView(
    _ mapView: Camplace.MapView,
    calloutAccessoryControlTappedFor annotation: Camplace.CustomAnnotation
  ) {}

  func mapViewDidChangeRegion(_ mapView: Camplace.MapView) {}
}
