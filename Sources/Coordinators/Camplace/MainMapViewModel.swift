import CamplaceServices

extension Camplace {
  /// The map's view model: the campsites of a region or a search, loaded page by page.
  @MainActor final class MainMapViewModel {
    enum State: Equatable {
      case loading, loaded
      case failed(ServiceFailure)
    }

    private enum Wish: Equatable {
      case region
      case search(String)
    }

    private let service: any CampsiteService
    private var wish = Wish.region
    private var fetch: AnyObject?
    private(set) var region: MapRegion {
      didSet { annotationsOnMap = nil }
    }
    private(set) var state = State.loading
    /// The campsites loaded so far, in the service's order.
    private(set) var locationList: [Campsite] = [] {
      didSet { annotationsOnMap = nil }
    }
    /// Kept until the region or the list changes, because the map asks for them often.
    private var annotationsOnMap: [CustomAnnotation]?
    /// Called when the state or the list has changed.
    var onChange: (() -> Void)?

    init(service: any CampsiteService, region: MapRegion) {
      self.service = service
      self.region = region
    }

    // MARK: What is shown

    var annotations: [CustomAnnotation] {
      if let annotationsOnMap { return annotationsOnMap }
      let annotations = locationList.compactMap { CustomAnnotation($0) }
        .filter { region.contains($0.coordinate) }
      annotationsOnMap = annotations
      return annotations
    }

    /// The campsite of an annotation.
    func getLocationContent(of annotation: CustomAnnotation) -> Campsite? {
      locationList.first { $0.contentId == annotation.contentId }
    }

    /// The state as text; a partial result states how much of it has loaded.
    var status: String {
      switch (state, locationList.count) {
      case (.loading, 0): return "Loading…"
      case (.loading, let count): return "Loading… \(count) so far"
      case (.failed(let failure), _): return failure.description
      case (.loaded, 0):
        if case .search(let keyword) = wish { return "Nothing found for “\(keyword)”" }
        return "No campsites here"
      case (.loaded, let count): return "\(count) campsite\(count == 1 ? "" : "s")\(limit)"
      }
    }

    private var limit: String {
      guard wish == .region, let reach = service.reach, region.radius > reach else { return "" }
      return " within \(Int(reach / 1000)) km of the middle"
    }

    // MARK: Loading

    /// Loads the campsites in the region.
    func load() {
      ask(for: .region)
    }

    func move(to region: MapRegion) {
      self.region = region
      if wish == .region { load() }
    }

    /// Searches for campsites by text; without text, loads the region again.
    func search(_ keyword: String) {
      ask(for: keyword.allSatisfy(\.isWhitespace) ? .region : .search(keyword))
    }

    /// Repeats the failed request.
    func retry() {
      ask(for: wish)
    }

    private func ask(for wish: Wish) {
      self.wish = wish
      locationList = []
      state = .loading
      onChange?()
      askForPage(1)
    }

    private func askForPage(_ number: Int) {
      let request: ServiceRequest<Campsite> =
        switch wish {
        case .region: .locationBasedList(in: region)
        case .search(let keyword): .searchList(keyword: keyword)
        }
      fetch = service.fetch(request, page: number) { [weak self] in self?.take($0) }
    }

    private func take(_ result: Result<ServicePage<Campsite>, ServiceFailure>) {
      switch result {
      case .success(let page):
        locationList += page.items
        if page.isLast { state = .loaded } else { askForPage(page.number + 1) }
      case .failure(let failure):
        state = .failed(failure)
      }
      onChange?()
    }

    // MARK: Changes

    /// Requests changes since the newest campsite shown, and applies them to the list.
    func refresh() {
      state = .loading
      onChange?()
      let newest = locationList.compactMap(\.modified).max()
      askForChanges(since: newest.map { String($0.prefix(10).filter { $0 != "-" }) }, page: 1)
    }

    private func askForChanges(since day: String?, page number: Int) {
      let request = ServiceRequest.basedSyncList(since: day)
      fetch = service.fetch(request, page: number) { [weak self] result in
        guard let self else { return }
        switch result {
        case .success(let page):
          for change in page.items { apply(change) }
          if page.isLast { state = .loaded } else { askForChanges(since: day, page: number + 1) }
        case .failure(let failure):
          state = .failed(failure)
        }
        onChange?()
      }
    }

    private func apply(_ change: SyncedCampsite) {
      switch change {
      case .current(let campsite):
        if let index = locationList.firstIndex(where: { $0.id == campsite.id }) {
          locationList[index] = campsite
        } else if wish == .region, campsite.coordinate.map(region.contains) ?? false {
          locationList.append(campsite)
        }
      case .deleted(let id): locationList.removeAll { $0.id == id }
      case .unreadable: break
      }
    }
  }
}
