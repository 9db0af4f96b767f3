/// A managed object that generic code creates, as in `T(context: context)`.
///
/// Swift calls an initializer of a generic class's type only if it is required. On iOS, those of
/// Objective-C count as such.
public protocol GenericallyCreated: NSManagedObject {
  init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?)
}

extension NSManagedObject: GenericallyCreated {}

extension GenericallyCreated {
  // The second parameter keeps the class's own initializer from hiding this one.
  public init(context: NSManagedObjectContext, _ unused: Void = ()) {
    self.init(entity: Self.entity(), insertInto: context)
  }
}
