/// An item of `imageList`: an additional picture of a campsite.
public struct GoCampingPicture: GoCampingItem, Hashable {
  /// The campsite's content id.
  public var contentId: String

  /// The picture's position among the campsite's pictures.
  public var serial: Int

  /// The picture's URL.
  public var address: String

  /// Creates a picture with a URL.
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
