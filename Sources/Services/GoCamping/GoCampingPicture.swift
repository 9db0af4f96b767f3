/// An item of `imageList`: one more picture of a campsite.
public struct GoCampingPicture: GoCampingItem, Hashable {
  /// The content id of the campsite.
  public var contentId: String

  /// The place of the picture among those of the campsite.
  public var serial: Int

  /// Where the picture is.
  public var address: String

  /// Makes the picture at an address.
  public init(contentId: String, serial: Int, address: String) {
    self.contentId = contentId
    self.serial = serial
    self.address = address
  }

  /// Reads the picture from an item of `imageList`.
  public init(_ fields: GoCampingFields) throws(GoCampingItemError) {
    guard let contentId = fields.textButZero("contentId") else {
      throw .missing(field: "contentId")
    }
    guard let address = fields.webAddress("imageUrl") else { throw .missing(field: "imageUrl") }
    self.contentId = contentId
    self.address = address
    serial = fields.text("serialnum").flatMap { Int($0) } ?? 0
  }
}
