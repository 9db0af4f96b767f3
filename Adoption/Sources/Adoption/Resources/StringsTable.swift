import Foundation

/// A `.strings` file: the texts of one language by their keys.
enum StringsTable {
  static let sizeLimit = 32 << 20

  /// Nil if the file can't be parsed.
  static func read(_ path: String) -> [String: String]? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    guard let size = attributes?[.size] as? NSNumber, size.intValue <= sizeLimit,
      let data = FileManager.default.contents(atPath: path)
    else { return nil }
    return parse(data)
  }

  static func parse(_ data: Data) -> [String: String]? {
    guard let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
      let values = list as? [String: Any]
    else { return nil }
    return values.compactMapValues { $0 as? String }
  }
}
