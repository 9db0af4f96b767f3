import CamplaceServices
import CoordinatorShell

extension CamplaceSession {
  /// The campsite that an argument names: by number, or by name.
  func campsite(_ argument: RouteArgument) throws -> Campsite {
    do { return try catalog.campsite(for: argument) } catch {
      throw RouteError(error, call: "favorite")
    }
  }

  /// A list of campsites, a line each.
  func lines(_ campsites: some Collection<Campsite>, in columns: Int?) -> [String] {
    guard !campsites.isEmpty else { return ["no campsite found"] }
    return TextTable.lines(campsites.map(cells), rightAligned: [0], columns: columns)
  }

  /// What lies around a point, nearest first.
  func lines(near vicinity: Vicinity, in columns: Int?) -> [String] {
    let found = catalog.nearest(to: vicinity.point, within: vicinity.meters ?? .infinity)
    guard !found.isEmpty else { return ["no campsite found"] }
    return TextTable.lines(
      found.map { nearby in
        let tenths = Int((nearby.distance / 100).rounded())
        return ["\(tenths / 10).\(tenths % 10) km"] + cells(of: nearby.campsite)
      }, rightAligned: [0, 1], columns: columns)
  }

  /// What a list shows of a campsite: its number, name, place and kinds.
  private func cells(of campsite: Campsite) -> [String] {
    [
      catalog.number(of: campsite.id).map(String.init) ?? "",
      campsite.name,
      [campsite.province, campsite.district].compactMap(\.self).joined(separator: " "),
      campsite.kinds.joined(separator: ", "),
    ]
  }
}
