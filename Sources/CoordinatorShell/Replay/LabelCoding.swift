// A label passes from one process of a program to another by its type's name.
extension ObjectLabel: Codable {
  private enum Key: CodingKey { case type, number }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    let name = try values.decode(String.self, forKey: .type)
    guard let type = _typeByName(name) as? any AnyObject.Type else {
      throw DecodingError.dataCorruptedError(
        forKey: .type, in: values, debugDescription: "no class is called so")
    }
    self.init(type: type, number: try values.decode(Int.self, forKey: .number))
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(_mangledTypeName(type) ?? "", forKey: .type)
    try values.encode(number, forKey: .number)
  }
}
