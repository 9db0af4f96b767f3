import UIKit

private protocol PlaceListener: AnyObject { func moved(to place: Int) }
/// Finds the user's place for the whole app.
private final class PlaceFinder {
  static let shared = PlaceFinder()
  let listeners = NSHashTable<AnyObject>.weakObjects()
  private(set) var once: [(Int) -> Void] = []
  func find(_ then: @escaping (Int) -> Void) { once.append(then) }
}
private final class Annotation: NSObject {
  var callout: CalloutView?
  var cluster: Cluster?
}
private final class Cluster: NSObject {
  var members: [Annotation] = []
  unowned var map: MapView
  init(_ map: MapView) { self.map = map }
}
private final class CalloutView: UIView {
  var annotation: Annotation?
  var tapped: ((Annotation) -> Void)?
}
private final class MapView: UIView {
  var annotations: Set<Annotation> = []
  private(set) lazy var cluster = Cluster(self)
  weak var delegate: AnyObject?
  var tiles = TileCache()
}
private struct TileCache {
  private var storage: [Int: Tile] = [:]
  final class Tile {
    var loaded: ((Tile) -> Void)?
    weak var map: UIView?
  }
  mutating func tile(_ id: Int) -> Tile {
    let tile = storage[id] ?? Tile()
    storage[id] = tile
    return tile
  }
}
private final class MapController: UIViewController, PlaceListener {
  let map = MapView()
  let finder = PlaceFinder.shared
  var sheet: PlaceSheetController?
  func moved(to place: Int) {}
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(map)
    map.delegate = self
    finder.listeners.add(self)
  }
}
private final class PlaceSheetController: UIViewController {
  weak var map: MapController?
  var closed: (() -> Void)?
  var place: Int? { didSet { closed?() } }
}

/// A map with annotations, clusters, tiles and a sheet, and a finder of the user's place.
extension Shape {
  private static func map(
    _ name: String, _ verdict: Verdict, _ keeper: String = "", cut: String? = nil,
    script: String? = nil, _ wire: @escaping (MapController) -> Void
  ) -> Shape {
    Shape("map, \(name)", verdict, keeper, cut: cut, script: script) {
      let screen = MapController()
      screen.loadViewIfNeeded()
      wire(screen)
      return screen
    }
  }

  static let maps: [Shape] = [
    map("all right", .none) { screen in
      let annotation = Annotation()
      screen.map.annotations = [annotation]
      screen.map.cluster.members = [annotation]
      screen.finder.find { [weak screen] in screen?.moved(to: $0) }
      screen.map.tiles.tile(1).map = screen.map
    },
    map(
      "annotation that owns its callout", .leaked, "callout",
      cut: "callout ← make this weak: frees all"
    ) { screen in
      let annotation = Annotation()
      let callout = CalloutView()
      annotation.callout = callout
      callout.annotation = annotation
      screen.map.annotations = [annotation]
    },
    map(
      "members that own their cluster", .leaked, "cluster",
      cut: "cluster ← make this and 1 more like it weak: frees all"
    ) { screen in
      let members = [Annotation(), Annotation()]
      screen.map.cluster.members = members
      members.forEach { $0.cluster = screen.map.cluster }
      screen.map.annotations = Set(members)
    },
    map(
      "callout's tap centers the map", .leaked, "tapped",
      cut: "tapped → closure capture of type MapController ← make this weak: frees all"
    ) { screen in
      let callout = CalloutView()
      callout.tapped = { _ in screen.moved(to: 1) }
      screen.map.addSubview(callout)
    },
    map(
      "place that is never found", .abandoned, "once",
      cut: "once[0] → closure capture of type MapController ← make this weak: frees all"
    ) { screen in screen.finder.find { screen.moved(to: $0) } },
    map(
      "tile that redraws the map", .leaked, "loaded",
      cut: "loaded → closure capture of type MapView ← make this weak: frees all"
    ) { screen in
      let map = screen.map
      map.tiles.tile(1).loaded = { _ in map.setNeedsLayout() }
    },
    map(
      "sheet that it keeps for the next place", .none,
      script: "open; tap Place; dismiss; tap Place; dismiss; back"
    ) { screen in
      let sheet = PlaceSheetController()
      sheet.map = screen
      sheet.closed = { [weak sheet] in sheet?.title = nil }
      screen.sheet = sheet
      button(screen, "Place") { [unowned screen] in
        screen.sheet.map { screen.present($0, animated: true) }
      }
    },
    map(
      "sheet whose closing moves the map", .leaked, "closed",
      cut: "closed → closure capture of type MapController ← make this weak: frees all",
      script: "open; tap Place; dismiss; back"
    ) { screen in
      let sheet = PlaceSheetController()
      sheet.closed = { screen.moved(to: 1) }
      screen.sheet = sheet
      button(screen, "Place") { [unowned screen] in
        screen.sheet.map { screen.present($0, animated: true) }
      }
    },
  ]
}
