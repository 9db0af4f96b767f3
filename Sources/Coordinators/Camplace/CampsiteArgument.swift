import Services

extension Catalogue {
  /// The campsite that a route was given: by its number, or by a name that means only one.
  public func campsite(for argument: RouteArgument) throws(RouteFailure) -> Campsite {
    switch argument {
    case .none:
      throw .missingArgument(.campsite)
    case .number(let number):
      guard let found = campsite(number: number) else {
        throw .noCampsite(argument, count: campsites.count)
      }
      return found
    case .text(let text):
      let matches = campsites(named: text)
      guard let found = matches.first else { throw .noCampsite(argument, count: campsites.count) }
      guard matches.count == 1 else {
        throw .ambiguousCampsite(text, matches: matches.map(\.name))
      }
      return found
    }
  }
}
