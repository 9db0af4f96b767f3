import Services

extension Camplace {
  /// What the map shows.
  final class MainMapViewModel {
    private let catalogue: Catalogue

    init(catalogue: Catalogue) {
      self.catalogue = catalogue
    }

    /// Every campsite, those without a place included.
    var locationList: [Campsite] { catalogue.campsites }

    var annotations: [CustomAnnotation] {
      locationList.compactMap { location in
        location.coordinate.map {
          CustomAnnotation(
            contentId: location.contentId, title: location.name, latitude: $0.latitude,
            longitude: $0.longitude)
        }
      }
    }

    /// The campsite that an annotation stands for.
    func getLocationContent(of annotation: CustomAnnotation) -> Campsite? {
      locationList.first { $0.contentId == annotation.contentId }
    }
  }
}
