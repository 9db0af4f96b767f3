/// An item in a response of the GoCamping API.
public protocol GoCampingItem: Sendable {
  /// Reads the item; throws an error that names the invalid field.
  init(_ fields: GoCampingFields) throws(GoCampingItemError)
}

/// Why an item is invalid.
public enum GoCampingItemError: Error, Sendable, Equatable {
  /// The item isn't an object.
  case notAnObject

  /// A required field is missing.
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
