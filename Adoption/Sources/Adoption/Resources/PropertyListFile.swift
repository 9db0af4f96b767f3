import Foundation

/// Info.plist in the format of the bundle.
enum PropertyListFile {
  static func bytes(of list: PropertyList) throws -> [UInt8] {
    [UInt8](
      try PropertyListSerialization.data(fromPropertyList: object(list), format: .xml, options: 0))
  }

  private static func object(_ list: PropertyList) -> Any {
    switch list {
    case .string(let text): text
    case .integer(let number): number
    case .real(let number): number
    case .boolean(let flag): flag
    case .array(let values): values.map(object)
    case .dictionary(let values): values.mapValues(object)
    }
  }
}
