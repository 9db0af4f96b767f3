/// Campsites in a fixed order, numbered from 1.
///
/// A catalog is a value: it doesn't change with the file that it was read from, and lookups can't
/// fail.
public struct Catalog: Sendable {
  /// All campsites, in the order of their numbers.
  public let campsites: [Campsite]

  /// An index that answers searches faster than scanning all campsites.
  let index: CatalogIndex?

  /// The position of each campsite; nil for a short list, where scanning is just as fast.
  private let positions: [Campsite.ID: Int]?
  private let pictures: Pictures

  /// The source of additional picture URLs.
  private enum Pictures {
    case listed([Campsite.ID: [String]])
    /// Generated on demand for sample campsites.
    case invented
  }

  /// Creates a catalog of campsites in the given order.
  public init(_ campsites: [Campsite]) {
    self.init(campsites, pictures: .listed([:]), index: nil)
  }

  init(_ campsites: [Campsite], pictures: [Campsite.ID: [String]], index: CatalogIndex?) {
    self.init(campsites, pictures: .listed(pictures), index: index)
  }

  private init(_ campsites: [Campsite], pictures: Pictures, index: CatalogIndex?) {
    self.campsites = campsites
    self.pictures = pictures
    self.index = index
    positions =
      campsites.count <= Self.few
      ? nil
      : Dictionary(
        zip(campsites.map(\.id), campsites.indices), uniquingKeysWith: { first, _ in first })
  }

  private static let few = 100

  private func position(of id: Campsite.ID) -> Int? {
    guard let positions else { return campsites.firstIndex { $0.id == id } }
    return positions[id]
  }

  /// Sample campsites in all provinces, marked as such, so that the app works offline.
  public static let embedded = Catalog(sampleCampsites, pictures: .invented, index: nil)

  /// The campsite with this number, from 1.
  public func campsite(number: Int) -> Campsite? {
    guard number >= 1, number <= campsites.count else { return nil }
    return campsites[number - 1]
  }

  /// The number, from 1, of the campsite with an id.
  public func number(of id: Campsite.ID) -> Int? {
    position(of: id).map { $0 + 1 }
  }

  /// The campsite with an id.
  public func campsite(id: Campsite.ID) -> Campsite? {
    position(of: id).map { campsites[$0] }
  }

  /// The URLs of a campsite's pictures, the main one first, without duplicates.
  public func pictures(of id: Campsite.ID) -> [String] {
    let main = campsite(id: id)?.firstImageURL
    let others =
      switch pictures {
      case .listed(let addresses): addresses[id] ?? []
      case .invented: main.map(Self.inventedPictures) ?? []
      }
    return (main.map { [$0] } ?? []) + others.filter { $0 != main }
  }

  /// One to three additional URLs, determined by the main picture.
  private static func inventedPictures(beside main: String) -> [String] {
    guard let dot = main.lastIndex(of: ".") else { return [] }
    return (2...2 + Int(main.stableHash % 3)).map { "\(main[..<dot])_\($0)\(main[dot...])" }
  }
}
