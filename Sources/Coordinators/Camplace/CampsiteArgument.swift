import CamplaceServices
import CoordinatorKit

extension Catalog {
  /// The campsite that a route's argument identifies, by number or by unambiguous name.
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
        throw .ambiguousItem(text, matches: matches.map(choice))
      }
      return found
    }
  }

  /// A description that distinguishes campsites, even those with the same name.
  private func choice(_ campsite: Campsite) -> String {
    let place = campsite.region.isEmpty ? "" : " (\(campsite.region))"
    return "\(number(of: campsite.id).map { "\($0) " } ?? "")\(campsite.name)\(place)"
  }
}
