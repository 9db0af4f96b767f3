import Foundation

/// A property of an entity; only its name is known.
open class NSPropertyDescription: NSObject {
  public let name: String

  init(name: String) {
    self.name = name
    super.init()
  }
}

open class NSAttributeDescription: NSPropertyDescription {}

open class NSRelationshipDescription: NSPropertyDescription {}
