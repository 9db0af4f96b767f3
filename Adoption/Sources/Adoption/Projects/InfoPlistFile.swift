import Foundation

/// Reads an XML or binary property list.
enum InfoPlistFile {
  static func parse(_ bytes: [UInt8], path: String) throws(AdoptionError) -> PropertyList {
    // A property list needs no document type, which could declare entities.
    let head = String(decoding: bytes.prefix(4096), as: UTF8.self)
    if head.contains("<!ENTITY") {
      throw .malformed(path, line: 1, reason: "it declares entities")
    }
    let value: Any
    do {
      value = try PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
    } catch {
      throw .malformed(path, line: 1, reason: "it isn't a property list")
    }
    return convert(value)
  }

  private static func convert(_ value: Any) -> PropertyList {
    switch value {
    case let text as String: .string(text)
    case let values as [Any]: .array(values.map(convert))
    case let values as [String: Any]: .dictionary(values.mapValues(convert))
    case let flag as Bool: .boolean(flag)
    case let number as Int: .integer(number)
    case let number as Double: .real(number)
    default: .string("\(value)")
    }
  }
}
