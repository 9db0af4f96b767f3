import CamplaceServices
import CoordinatorKit

extension Catalogue {
  /// The campsite that a route was given: by its number, or by a name that means only one.
  public func campsite(for argument: RouteArgument) throws(RouteFailure) -> Campsite {
    switch argument {
    case .none:
      throw .missingArgument(.item(of: "campsite"))
    case .number(let number):
      guard let found = campsite(number: number) else {
        throw .noItem(
          of: "campsite", argument, count: campsites.count, command: "campsites")
      }
      return found
    case .text(let text):
      let matches = campsites(named: text)
      guard let found = matches.first else {
        throw .noItem(
          of: "campsite", argument, count: campsites.count, command: "campsites")
      }
      guard matches.count == 1 else {
        throw .ambiguousItem(text, matches: matches.map(\.name))
      }
      return found
    }
  }
}
