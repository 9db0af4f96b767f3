import CamplaceServices
import CoordinatorShell

/// The verbs about campsites and favorites.
@MainActor enum DataCommands {
  static let all: [AddedCommand<CamplaceSession>] = [
    AddedCommand(
      "campsites", usage: "[near <latitude> <longitude> [<distance>] | <text>...]", kind: .look,
      summary: "list the campsites, or those that contain a text",
      details: "With their numbers; near a point, the nearest first.",
      example: "campsites near 37.5 127.0 20km"
    ) { session, arguments, stage in
      let columns = stage.columns
      if arguments.keywords == ["near"], let vicinity = Vicinity(arguments) {
        return session.lines(near: vicinity, in: columns)
      }
      guard let text = arguments[0].text else {
        return session.lines(session.catalog.campsites, in: columns)
      }
      let named = session.catalog.campsites(named: text)
      return session.lines(named.isEmpty ? session.catalog.search(text) : named, in: columns)
    },
    AddedCommand(
      "search", usage: "<text>...", kind: .move, summary: "search on the map",
      details: "Types the text into the map's field; 'campsites <text>' searches without the app.",
      example: "search 강원"
    ) { _, arguments, stage in
      try stage.map(for: "search").search(for: arguments[0].text ?? "")
      return []
    },
    AddedCommand(
      "favorites", kind: .look, summary: "list the favorite campsites",
      details: "In the order in which they were added.", example: "favorites"
    ) { session, _, stage in
      let all = try session.favorites.all()
      return all.isEmpty
        ? ["no favorites yet; 'favorite add <campsite>' adds one"]
        : session.lines(all, in: stage.columns)
    },
    AddedCommand(
      "favorite", usage: "add <campsite>... | remove <favorite>...", kind: .move,
      summary: "add or remove a favorite campsite", details: "By its number or its name.",
      example: "favorite add 3"
    ) { session, arguments, _ in
      let campsite = try session.campsite(arguments[0])
      if arguments.keywords == ["add"] {
        return try session.favorites.add(campsite)
          ? ["added \"\(campsite.name)\" to the favorites"]
          : ["\"\(campsite.name)\" is a favorite already"]
      }
      guard try session.favorites.remove(campsite.id) else { throw NoFavorite(name: campsite.name) }
      return ["removed \"\(campsite.name)\" from the favorites"]
    },
  ]

  static let expectations: [AddedExpectation<CamplaceSession>] = [
    AddedExpectation(
      "favorites", usage: "<comparison> <count>", summary: "the number of favorites"
    ) { session, arguments, _ in
      let count = try session.favorites.count()
      return AddedAnswer(
        holds: arguments.comparison(at: 0)?(count) ?? false, actual: "there are \(count)")
    },
    AddedExpectation(
      "favorite", usage: "<campsite>...", summary: "the campsite is a favorite"
    ) { session, arguments, _ in
      let campsite = try session.campsite(arguments[0])
      let isFavorite = try session.favorites.contains(campsite.id)
      return AddedAnswer(
        holds: isFavorite, actual: "\"\(campsite.name)\" is \(isFavorite ? "one" : "none")")
    },
  ]

  static let kinds: [AddedArgument<CamplaceSession>] = [
    AddedArgument(
      "campsite", phrase: "a campsite",
      offers: { session, _ in
        session.catalog.campsites.enumerated().flatMap { index, campsite in
          [
            AddedOffer("\(index + 1)", description: campsite.name),
            AddedOffer(campsite.name, description: campsite.province ?? ""),
          ]
        }
      }),
    AddedArgument(
      "favorite", phrase: "a favorite",
      offers: { session, _ in
        ((try? session.favorites.all()) ?? []).map {
          AddedOffer($0.name, description: $0.province ?? "")
        }
      }),
    AddedArgument(
      "latitude", phrase: "a latitude from -90 to 90",
      accepts: { Vicinity.areDegrees($0, within: 90) }),
    AddedArgument(
      "longitude", phrase: "a longitude from -180 to 180",
      accepts: { Vicinity.areDegrees($0, within: 180) }),
    AddedArgument(
      "distance", phrase: "a distance such as 20km", accepts: { Distance.meters(in: $0) != nil }),
  ]
}

/// The campsite to remove isn't a favorite.
private struct NoFavorite: Error, CustomStringConvertible {
  let name: String

  var description: String { "'\(name)' is not a favorite; 'favorites' lists them" }
}
