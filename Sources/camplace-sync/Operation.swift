import CamplaceServices

/// What is asked of the service: one of its five operations.
enum Operation: Sendable, Equatable {
  /// All campsites.
  case everything

  /// All that was added, changed or deleted, since a day as `yyyyMMdd` or ever.
  case changes(since: String?)

  /// The campsites around a point.
  case near(Coordinate, meters: Int)

  /// The campsites that hold a word.
  case search(String)

  /// The pictures of a campsite.
  case pictures(Campsite.ID)

  var name: String {
    switch self {
    case .everything: "basedList"
    case .changes: "basedSyncList"
    case .near: "locationBasedList"
    case .search: "searchList"
    case .pictures: "imageList"
    }
  }

  /// The parameters of its own; the service rejects those that it doesn't know.
  var parameters: [(String, String)] {
    switch self {
    case .everything: []
    case .changes(let day): day.map { [("syncModTime", $0)] } ?? []
    case .near(let point, let meters):
      [("mapX", "\(point.longitude)"), ("mapY", "\(point.latitude)"), ("radius", "\(meters)")]
    case .search(let keyword): [("keyword", keyword)]
    case .pictures(let id): [("contentId", id)]
    }
  }

  /// The operation in words that tell it from others.
  var request: String {
    ([name] + parameters.map { "\($0.0)=\($0.1)" }).joined(separator: " ")
  }
}
