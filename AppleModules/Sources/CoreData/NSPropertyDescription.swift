import Foundation

/// A property of an entity, of which only the name is known.
open class NSPropertyDescription: NSObject {
  public let name: String

  init(name: String) {
    self.name = name
    super.init()
  }
}

open class NSAttributeDescription: NSPropertyDescription {}

open class NSRelationshipDescription: NSPropertyDescription {}
