import CoreData

/// Keeps the trees in a database.
final class TreeStore {
  private let container = NSPersistentContainer(name: "Orchard")

  init() {
    container.loadPersistentStores { _, error in
      if let error { fatalError("\(error)") }
    }
  }

  func plant(_ name: String) {
    let tree = TreeRecord(context: container.viewContext)
    tree.name = name
    try? container.viewContext.save()
  }

  func names() -> [String] {
    let request: NSFetchRequest<TreeRecord> = TreeRecord.fetchRequest()
    request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
    return ((try? container.viewContext.fetch(request)) ?? []).compactMap(\.name)
  }
}
