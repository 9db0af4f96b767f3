import CamplaceServices

/// One of the service's five operations.
enum Operation: Sendable, Equatable {
  /// All campsites.
  case everything

  /// All additions, changes and deletions, since a day such as `20260131` or ever.
  case changes(since: String?)

  /// The campsites around a point.
  case near(Coordinate, meters: Int)

  /// The campsites that contain a word.
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

  /// The operation's own parameters; the service rejects unknown ones.
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

  /// Text that distinguishes the operation from others.
  var request: String {
    ([name] + parameters.map { "\($0.0)=\($0.1)" }).joined(separator: " ")
  }
}
