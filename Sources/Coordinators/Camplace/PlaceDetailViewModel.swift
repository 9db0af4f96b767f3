import Services

extension Camplace {
  /// One campsite, and whether it is a favourite.
  @MainActor final class PlaceDetailViewModel {
    let content: Campsite
    /// Called when the favourite was added or removed.
    var onFavoriteChange: (() -> Void)?
    let environment: Environment

    init(content: Campsite, environment: Environment) {
      self.content = content
      self.environment = environment
    }

    var favoriteActionTitle: String {
      isFavorite ? "Remove from favorites" : "Add to favorites"
    }

    /// A store that cannot be read has no favourites; what is wrong with it is told when one is added.
    var isFavorite: Bool { (try? environment.favorites.contains(content.id)) ?? false }

    func loadImage(
      completion: @escaping @MainActor (LoadedImage) -> Void
    ) -> ImageRequest {
      environment.images.load(content.firstImageURL, completion: completion)
    }

    func toggleFavorite() {
      let favorites = environment.favorites
      do {
        if isFavorite {
          _ = try favorites.remove(content.id)
        } else {
          _ = try favorites.add(content)
        }
        onFavoriteChange?()
      } catch {
        environment.report(error)
      }
    }
  }
}
