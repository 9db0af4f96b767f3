/// Campsites in a fixed order, in which people number them from 1.
///
/// A catalogue is a value: it stays what it was when it was made or read, whatever happens to
/// the file that it was read from, and looking something up in it can't fail.
public struct Catalogue: Sendable {
  /// All campsites, in the order of their numbers.
  public let campsites: [Campsite]

  /// Answers searches faster than going through all campsites does.
  let index: CatalogueIndex?

  /// Where each campsite stands; nil for a few, which are found as fast without.
  private let positions: [Campsite.ID: Int]?
  private let pictures: Pictures

  /// Where the addresses of more pictures than the main ones come from.
  private enum Pictures {
    case listed([Campsite.ID: [String]])
    /// Of invented campsites they are invented too, once somebody asks.
    case invented
  }

  /// Makes a catalogue of campsites in the order given.
  public init(_ campsites: [Campsite]) {
    self.init(campsites, pictures: .listed([:]), index: nil)
  }

  init(_ campsites: [Campsite], pictures: [Campsite.ID: [String]], index: CatalogueIndex?) {
    self.init(campsites, pictures: .listed(pictures), index: index)
  }

  private init(_ campsites: [Campsite], pictures: Pictures, index: CatalogueIndex?) {
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

  /// Invented campsites over all provinces, marked as samples, so that the app works offline.
  public static let embedded = Catalogue(sampleCampsites, pictures: .invented, index: nil)

  /// The campsite with a number, counted from 1.
  public func campsite(number: Int) -> Campsite? {
    guard number >= 1, number <= campsites.count else { return nil }
    return campsites[number - 1]
  }

  /// The number of the campsite with an id, counted from 1.
  public func number(of id: Campsite.ID) -> Int? {
    position(of: id).map { $0 + 1 }
  }

  /// The campsite with an id.
  public func campsite(id: Campsite.ID) -> Campsite? {
    position(of: id).map { campsites[$0] }
  }

  /// The addresses of a campsite's pictures, the main one first, each once.
  public func pictures(of id: Campsite.ID) -> [String] {
    let main = campsite(id: id)?.firstImageURL
    let others =
      switch pictures {
      case .listed(let addresses): addresses[id] ?? []
      case .invented: main.map(Self.inventedPictures) ?? []
      }
    return (main.map { [$0] } ?? []) + others.filter { $0 != main }
  }

  /// One to three more addresses, the same for the same main picture.
  private static func inventedPictures(beside main: String) -> [String] {
    guard let dot = main.lastIndex(of: ".") else { return [] }
    return (2...2 + Int(main.stableHash % 3)).map { "\(main[..<dot])_\($0)\(main[dot...])" }
  }
}
