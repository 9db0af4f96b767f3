import Foundation

// The initializers that Objective-C's `error:` parameter distinguishes from those that return nil.

extension NSDictionary {
  /// The dictionary of a property list.
  public convenience init(contentsOf url: URL, error: ()) throws {
    let list = try PropertyListSerialization.propertyList(
      from: Data(contentsOf: url), format: nil)
    guard let table = list as? [String: Any] else { throw CocoaError(.propertyListReadCorrupt) }
    self.init(dictionary: table)
  }
}

extension NSArray {
  /// The array of a property list.
  public convenience init(contentsOf url: URL, error: ()) throws {
    let list = try PropertyListSerialization.propertyList(
      from: Data(contentsOf: url), format: nil)
    guard let elements = list as? [Any] else { throw CocoaError(.propertyListReadCorrupt) }
    self.init(array: elements)
  }
}
