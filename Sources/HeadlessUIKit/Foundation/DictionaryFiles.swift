import Foundation

// The initializer that Objective-C's `error:` parameter distinguishes from the one that returns nil; Foundation on
// Linux has it for arrays only.

extension NSDictionary {
  /// The dictionary of a property list.
  public convenience init(contentsOf url: URL, error: ()) throws {
    let list = try PropertyListSerialization.propertyList(
      from: Data(contentsOf: url), format: nil)
    guard let table = list as? [String: Any] else { throw CocoaError(.propertyListReadCorrupt) }
    self.init(dictionary: table)
  }
}
