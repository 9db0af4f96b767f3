/// A file that adoption adds to a module: what Foundation has on a Mac alone, where the module uses it.
enum SupportSource {
  static func text(mentions: Set<String>, isPackage: Bool) -> String? {
    var parts: [String] = []
    if mentions.contains("autoreleasepool") {
      parts.append(
        """
        /// Linux has no autorelease pools: what they would release is released at once.
        func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
          try body()
        }
        """)
    }
    if mentions.contains("NSIndexPath") {
      parts.append(
        """
        extension NSIndexPath {
          var section: Int { index(atPosition: 0) }
          var row: Int { index(atPosition: 1) }
          var item: Int { index(atPosition: 1) }
        }
        """)
    }
    if mentions.contains("NSManaged") { parts.append(managedValues) }
    if isPackage, mentions.contains("module") {
      parts.append(
        """
        extension Bundle {
          /// The packages of an adopted app put their resources into the app's bundle.
          static var module: Bundle { .main }
        }
        """)
    }
    guard !parts.isEmpty else { return nil }
    return "import Foundation\n\n" + parts.joined(separator: "\n\n") + "\n"
  }

  /// Storage for properties with `@NSManaged`.
  private static let managedValues = """
    private final class ManagedValues {
      weak var owner: AnyObject?
      var values: [String: Any] = [:]
      init(_ owner: AnyObject) { self.owner = owner }
    }

    nonisolated(unsafe) private var managedObjects: [ObjectIdentifier: ManagedValues] = [:]

    private func values(of owner: AnyObject) -> ManagedValues {
      if let found = managedObjects[ObjectIdentifier(owner)], found.owner === owner { return found }
      managedObjects = managedObjects.filter { $0.value.owner != nil }
      let made = ManagedValues(owner)
      managedObjects[ObjectIdentifier(owner)] = made
      return made
    }

    /// What a managed property holds; before it is set, what Core Data would say by default.
    func managedValue<Value>(_ owner: AnyObject, _ name: String) -> Value {
      if let value = values(of: owner).values[name] as? Value { return value }
      let defaults: [Any] = [
        Optional<Any>.none as Any, "", 0, Int16(0), Int32(0), Int64(0), 0.0, Float(0), false,
        Date(timeIntervalSinceReferenceDate: 0), UUID(), Data(), NSSet(), NSOrderedSet(),
      ]
      if let none = Optional<Any>.none as? Value { return none }
      for value in defaults { if let value = value as? Value { return value } }
      fatalError("the managed property '\\(name)' is read before it is set")
    }

    func setManagedValue<Value>(_ value: Value, _ owner: AnyObject, _ name: String) {
      values(of: owner).values[name] = value
    }
    """
}
