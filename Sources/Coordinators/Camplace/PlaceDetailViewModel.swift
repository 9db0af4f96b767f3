import CamplaceServices

extension Camplace {
  /// One campsite with its pictures, and whether it is a favorite.
  @MainActor final class PlaceDetailViewModel {
    let content: Campsite
    /// Called when the favorite was added or removed.
    var onFavoriteChange: (() -> Void)?
    /// Called when another picture, or another number of pictures, is to be shown.
    var onPictureChange: (() -> Void)?
    let environment: Environment

    /// Where the pictures are, the main one first.
    private(set) var pictures: [String]
    /// The picture in front, counted from 0.
    private(set) var page = 0
    /// The picture in front as it was loaded; nil while it is on its way.
    private(set) var picture: LoadedImage?
    /// Nobody else holds it, so that it ends with the screen.
    private var pictureRequest: ImageRequest?
    private var picturesFetch: AnyObject?

    init(content: Campsite, environment: Environment) {
      self.content = content
      self.environment = environment
      pictures = content.firstImageURL.map { [$0] } ?? []
    }

    // MARK: The pictures

    /// The page's width and a height that suits it, in pixels.
    private static let frame = PixelSize(width: 1179, height: 786)

    /// Loads the picture in front, unless it is there or on its way.
    func loadPicture() {
      guard picture == nil, pictureRequest == nil else { return }
      let address = pictures.isEmpty ? nil : pictures[page]
      pictureRequest = environment.images.load(address, fitting: Self.frame) { [weak self] in
        self?.picture = $0
        self?.onPictureChange?()
      }
    }

    /// What was still on its way is asked for again when the screen comes back.
    func cancelPicture() {
      guard let request = pictureRequest, request.isWaiting else { return }
      request.cancel()
      pictureRequest = nil
    }

    /// Shows the picture so many pages on, as far as there are any.
    func turnPages(by count: Int) {
      let next = min(max(page + count, 0), max(pictures.count - 1, 0))
      guard next != page else { return }
      page = next
      picture = nil
      pictureRequest = nil
      onPictureChange?()
      loadPicture()
    }

    /// Asks for the other pictures, once somebody looks at the first.
    func loadPictureList() {
      guard picturesFetch == nil else { return }
      askForPictures(page: 1)
    }

    private func askForPictures(page number: Int) {
      let request = ServiceRequest.imageList(of: content.id)
      picturesFetch = environment.service.fetch(request, page: number) { [weak self] result in
        // Without the list there is still the main picture.
        guard let self, case .success(let page) = result else { return }
        pictures += page.items.map(\.address).filter { !self.pictures.contains($0) }
        if !page.isLast { askForPictures(page: number + 1) }
        if picture == .placeholder(.noAddress) {
          (picture, pictureRequest) = (nil, nil)
          loadPicture()
        }
        onPictureChange?()
      }
    }

    // MARK: The favorite

    var favoriteActionTitle: String {
      isFavorite ? "Remove from favorites" : "Add to favorites"
    }

    /// A store that can't be read has no favorites; adding one tells what is wrong with it.
    var isFavorite: Bool { (try? environment.favorites.contains(content.id)) ?? false }

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
