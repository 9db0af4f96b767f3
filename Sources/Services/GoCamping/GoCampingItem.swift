/// What one operation of the GoCamping API lists.
public protocol GoCampingItem: Sendable {
  /// Reads the item, or says which field makes it unusable.
  init(_ fields: GoCampingFields) throws(GoCampingItemError)
}

/// Why an item can't be used.
public enum GoCampingItemError: Error, Sendable, Equatable {
  /// The item is no object with fields.
  case notAnObject

  /// A field without which the item means nothing is missing.
  case missing(field: String)
}

extension Campsite: GoCampingItem {
  /// Reads a campsite from an item of `basedList`, `locationBasedList` or `searchList`.
  public init(_ fields: GoCampingFields) throws(GoCampingItemError) {
    guard let contentId = fields.textButZero("contentId") else {
      throw .missing(field: "contentId")
    }
    guard let name = fields.text("facltNm") else {
      throw .missing(field: "facltNm")
    }
    let address = ["addr1", "addr2"].compactMap(fields.textButZero)
    self.init(
      contentId: contentId,
      name: name,
      province: fields.textButZero("doNm"),
      district: fields.textButZero("sigunguNm"),
      address: address.isEmpty ? nil : address.joined(separator: " "),
      summary: fields.textButZero("lineIntro"),
      introduction: fields.textButZero("intro"),
      kinds: fields.list("induty"),
      facilities: fields.list("sbrsCl"),
      phone: fields.textButZero("tel"),
      homepage: fields.webAddress("homepage"),
      coordinate: fields.coordinate(longitude: "mapX", latitude: "mapY"),
      firstImageURL: fields.webAddress("firstImageUrl"),
      modified: fields.textButZero("modifiedtime"))
  }
}
