import CamplaceServices

extension Camplace {
  /// The view model of one campsite, its pictures, and its favorite state.
  @MainActor final class PlaceDetailViewModel {
    let content: Campsite
    /// Called when the favorite is added or removed.
    var onFavoriteChange: (() -> Void)?
    /// Called when the current picture or the number of pictures changes.
    var onPictureChange: (() -> Void)?
    let environment: Environment

    /// The URLs of the pictures, the main one first.
    private(set) var pictures: [String]
    /// The index of the current picture, from 0.
    private(set) var page = 0
    /// The current picture; nil while it is loading.
    private(set) var picture: LoadedImage?
    /// Retained only by the view model, so that the request ends with the screen.
    private var pictureRequest: ImageRequest?
    private var picturesFetch: AnyObject?

    init(content: Campsite, environment: Environment) {
      self.content = content
      self.environment = environment
      pictures = content.firstImageURL.map { [$0] } ?? []
    }

    // MARK: The pictures

    /// The page's width and a suitable height, in pixels.
    private static let frame = PixelSize(width: 1179, height: 786)

    /// Loads the current picture, unless it is loaded or loading.
    func loadPicture() {
      guard picture == nil, pictureRequest == nil else { return }
      let address = pictures.isEmpty ? nil : pictures[page]
      pictureRequest = environment.images.load(address, fitting: Self.frame) { [weak self] in
        self?.picture = $0
        self?.onPictureChange?()
      }
    }

    /// Cancels loading; it restarts when the screen appears again.
    func cancelPicture() {
      guard let request = pictureRequest, request.isWaiting else { return }
      request.cancel()
      pictureRequest = nil
    }

    /// Moves by a number of pictures, within the available ones.
    func turnPages(by count: Int) {
      let next = min(max(page + count, 0), max(pictures.count - 1, 0))
      guard next != page else { return }
      page = next
      picture = nil
      pictureRequest = nil
      onPictureChange?()
      loadPicture()
    }

    /// Requests the other pictures once the first is visible.
    func loadPictureList() {
      guard picturesFetch == nil else { return }
      askForPictures(page: 1)
    }

    private func askForPictures(page number: Int) {
      let request = ServiceRequest.imageList(of: content.id)
      picturesFetch = environment.service.fetch(request, page: number) { [weak self] result in
        // Without the list, the main picture is still available.
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

    /// A store that can't be read has no favorites; adding one reports its error.
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
