import CamplaceServices
import CoordinatorShell

extension CamplaceSession {
  /// The campsite with the given number or name.
  func campsite(_ argument: RouteArgument) throws -> Campsite {
    do { return try catalog.campsite(for: argument) } catch {
      throw RouteError(error, call: "favorite")
    }
  }

  /// A list of campsites, one per line.
  func lines(_ campsites: some Collection<Campsite>, in columns: Int?) -> [String] {
    guard !campsites.isEmpty else { return ["no campsite found"] }
    return TextTable.lines(campsites.map(cells), rightAligned: [0], columns: columns)
  }

  /// The campsites around a point, the nearest first.
  func lines(near vicinity: Vicinity, in columns: Int?) -> [String] {
    let found = catalog.nearest(to: vicinity.point, within: vicinity.meters ?? .infinity)
    guard !found.isEmpty else { return ["no campsite found"] }
    return TextTable.lines(
      found.map { nearby in
        let tenths = Int((nearby.distance / 100).rounded())
        return ["\(tenths / 10).\(tenths % 10) km"] + cells(of: nearby.campsite)
      }, rightAligned: [0, 1], columns: columns)
  }

  /// The columns of a list: a campsite's number, name, place and kinds.
  private func cells(of campsite: Campsite) -> [String] {
    [
      catalog.number(of: campsite.id).map(String.init) ?? "",
      campsite.name,
      [campsite.province, campsite.district].compactMap(\.self).joined(separator: " "),
      campsite.kinds.joined(separator: ", "),
    ]
  }
}
