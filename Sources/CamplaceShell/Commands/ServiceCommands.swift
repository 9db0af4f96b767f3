import CamplaceCoordinators
import CamplaceServices
import CoordinatorShell

/// The verbs about the map's region and about the conditions between Camplace and its service.
@MainActor enum ServiceCommands {
  static let all: [AddedCommand<CamplaceSession>] = [
    AddedCommand(
      "service",
      usage:
        "fine | offline | empty | refused | quota | malformed | error <status> | slow <delay>",
      kind: .move, summary: "set how the service answers Camplace's requests",
      details: "Each launch starts with 'fine'.", example: "service slow 3s"
    ) { session, arguments, _ in
      session.conditions.condition = try condition(arguments)
      return []
    },
    AddedCommand(
      "map",
      usage:
        "north | south | east | west | in | out | everywhere "
        + "| to <latitude> <longitude> [<distance>]",
      kind: .move, summary: "move the map, as the user does",
      details: "By half of what it shows; or to a point, with a distance around it.",
      example: "map to 37.75 128.87 20km"
    ) { _, arguments, stage in
      let mapView = try stage.map(for: "map").mapView
      mapView.setRegion(region(arguments, from: mapView.region))
      return []
    },
  ]

  static let kinds: [AddedArgument<CamplaceSession>] = [
    AddedArgument(
      "status", phrase: "an HTTP status from 400 to 599",
      accepts: { Int($0).map((400...599).contains) ?? false },
      offers: { _, _ in [AddedOffer("500"), AddedOffer("503")] }),
    AddedArgument(
      "delay", phrase: "a delay such as 3s or 500ms", accepts: { delay($0) != nil },
      offers: { _, _ in [AddedOffer("3s")] }),
  ]

  private static func condition(
    _ arguments: AddedArguments
  ) throws -> ServiceConditions.Condition {
    switch arguments.keywords.first {
    case "offline": .offline
    case "empty": .empty
    case "refused": .refusesKey
    case "quota": .overQuota
    case "malformed": .malformed
    case "error": .error(status: arguments[0].text.flatMap { Int($0) } ?? 500)
    case "slow": .slow(arguments[0].text.flatMap(delay) ?? .zero)
    default: .fine
    }
  }

  private nonisolated static func delay(_ text: String) -> Duration? {
    for (unit, milliseconds) in [("ms", 1), ("s", 1000)] where text.hasSuffix(unit) {
      guard let count = Int(text.dropLast(unit.count)), (1...3_600_000).contains(count) else {
        return nil
      }
      return .milliseconds(count * milliseconds)
    }
    return nil
  }

  private static func region(_ arguments: AddedArguments, from region: MapRegion) -> MapRegion {
    switch arguments.keywords.first {
    case "north": region.moved(north: 0.5, east: 0)
    case "south": region.moved(north: -0.5, east: 0)
    case "east": region.moved(north: 0, east: 0.5)
    case "west": region.moved(north: 0, east: -0.5)
    case "in": region.scaled(by: 0.5)
    case "out": region.scaled(by: 2)
    case "to":
      Vicinity(arguments).map {
        MapRegion(center: $0.point, meters: $0.meters ?? 20_000)
      } ?? region
    default: .korea
    }
  }
}

extension Stage {
  /// The map, if it is the visible screen.
  func map(for verb: String) throws -> Camplace.MainMapViewController {
    guard let map = visibleViewController as? Camplace.MainMapViewController else {
      throw NoMap(verb: verb)
    }
    return map
  }
}

/// A verb about the map failed because another screen is visible.
private struct NoMap: Error, CustomStringConvertible {
  let verb: String

  var description: String { "'\(verb)' works only while Camplace's map is the visible screen" }
}
