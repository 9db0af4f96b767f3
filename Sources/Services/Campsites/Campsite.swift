/// A campsite, cleaned of the quirks of the data that it came from.
///
/// What is unknown is `nil` or an empty list. Text is otherwise as the data has it, control
/// characters included: whoever prints it escapes it.
public struct Campsite: Sendable, Hashable, Identifiable {
  /// The key of the campsite in the GoCamping data.
  public var contentId: String

  /// What the campsite is called; other campsites may be called the same.
  public var name: String

  /// The province or metropolitan city, such as 강원도.
  public var province: String?

  /// The city, county or district in the province, such as 강릉시.
  public var district: String?

  /// The street address in one line.
  public var address: String?

  /// One line about the campsite.
  public var summary: String?

  /// A longer text about the campsite.
  public var introduction: String?

  /// The kinds of camping it offers, such as 자동차야영장 or 글램핑.
  public var kinds: [String]

  /// What is there, such as 온수 or 산책로.
  public var facilities: [String]

  /// The telephone number.
  public var phone: String?

  /// The address of the campsite's own page, scheme included.
  public var homepage: String?

  /// Where the campsite is; never outside Korea.
  public var coordinate: Coordinate?

  /// The address of the main picture, scheme included.
  public var firstImageURL: String?

  /// When the data was last changed, as `2022-08-01` or `2022-08-01 23:17:22`.
  public var modified: String?

  /// The campsite's identity is its content id.
  public var id: String { contentId }

  /// Makes a campsite of which nothing is known but what is given.
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
