/// A campsite, cleaned of the source data's quirks.
///
/// Unknown values are `nil` or empty lists. Text is otherwise unchanged and may contain control
/// characters: escape it before printing.
public struct Campsite: Sendable, Hashable, Identifiable {
  /// The content id, the campsite's key in the GoCamping data.
  public var contentId: String

  /// The campsite's name, which may not be unique.
  public var name: String

  /// The province or metropolitan city, such as 강원도.
  public var province: String?

  /// The city, county or district in the province, such as 강릉시.
  public var district: String?

  /// The street address in one line.
  public var address: String?

  /// A one-line summary.
  public var summary: String?

  /// A longer description.
  public var introduction: String?

  /// The kinds of camping offered, such as 자동차야영장 or 글램핑.
  public var kinds: [String]

  /// The facilities, such as 온수 or 산책로.
  public var facilities: [String]

  /// The telephone number.
  public var phone: String?

  /// The URL of the campsite's home page, including the scheme.
  public var homepage: String?

  /// The campsite's location; never outside Korea.
  public var coordinate: Coordinate?

  /// The URL of the main picture, including the scheme.
  public var firstImageURL: String?

  /// The date of the last change, as `2022-08-01` or `2022-08-01 23:17:22`.
  public var modified: String?

  /// The campsite's identity is its content id.
  public var id: String { contentId }

  /// Creates a campsite; values that aren't given are unknown.
  public init(
    contentId: String, name: String, province: String? = nil, district: String? = nil,
    address: String? = nil, summary: String? = nil, introduction: String? = nil,
    kinds: [String] = [], facilities: [String] = [], phone: String? = nil,
    homepage: String? = nil, coordinate: Coordinate? = nil, firstImageURL: String? = nil,
    modified: String? = nil
  ) {
    self.contentId = contentId
    self.name = name
    self.province = province
    self.district = district
    self.address = address
    self.summary = summary
    self.introduction = introduction
    self.kinds = kinds
    self.facilities = facilities
    self.phone = phone
    self.homepage = homepage
    self.coordinate = coordinate
    self.firstImageURL = firstImageURL
    self.modified = modified
  }
}
