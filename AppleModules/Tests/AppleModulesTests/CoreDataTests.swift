import CoreData
import Testing

private final class Tree: NSManagedObject, @unchecked Sendable {
  var name: String {
    get { managedValue(self, "name") }
    set { setManagedValue(newValue, self, "name") }
  }
  var height: Int32 {
    get { managedValue(self, "height") }
    set { setManagedValue(newValue, self, "height") }
  }
  var birds: Set<Tree> {
    get { managedValue(self, "birds") }
    set { setManagedValue(newValue, self, "birds") }
  }
  var rings: NSOrderedSet? {
    get { managedValue(self, "rings") }
    set { setManagedValue(newValue, self, "rings") }
  }
}

private final class Shrub: NSManagedObject, @unchecked Sendable {}

@Suite struct `Core Data` {
  private let container = NSPersistentContainer(name: "Orchard")
  private var context: NSManagedObjectContext { container.viewContext }

  @discardableResult
  private func plant(_ name: String, _ height: Int32 = 1) -> Tree {
    let tree = Tree(context: context)
    tree.name = name
    tree.height = height
    return tree
  }

  private func names(
    _ predicate: NSPredicate? = nil, sortedBy key: String = "name", ascending: Bool = true
  ) throws -> [String] {
    let request = NSFetchRequest<Tree>(entityName: "Tree")
    request.predicate = predicate
    request.sortDescriptors = [NSSortDescriptor(key: key, ascending: ascending)]
    return try context.fetch(request).map(\.name)
  }

  @Test func `an attribute that was never set has its default`() {
    let tree = Tree(context: context)
    #expect(tree.name == "")
    #expect(tree.height == 0)
  }

  @Test func `attributes are read and set by key path, through relationships`() {
    let (oak, elm) = (plant("Oak"), plant("Elm"))
    oak.setValue(elm, forKey: "neighbor")
    oak.setValue("Fir", forKeyPath: "name")
    oak.setValue("Yew", forKeyPath: "neighbor.name")
    #expect(oak.name == "Fir" && elm.name == "Yew")
    #expect(oak.value(forKeyPath: "name") as? String == "Fir")
    #expect(oak.value(forKeyPath: "neighbor.name") as? String == "Yew")
  }

  @Test(arguments: ["Set", "NSSet", "NSOrderedSet", "[Tree]"])
  func `a relationship to many is read and set by key path`(type: String) {
    let (oak, elm, fir) = (plant("Oak"), plant("Elm"), plant("Fir"))
    let birds: Any =
      switch type {
      case "Set": Set([elm, fir])
      case "NSSet": NSSet(array: [elm, fir])
      case "NSOrderedSet": NSOrderedSet(array: [elm, fir])
      default: [elm, fir]
      }
    oak.setValue(birds, forKey: "birds")
    oak.setValue(7, forKeyPath: "birds.height")
    #expect(elm.value(forKey: "height") as? Int == 7 && fir.value(forKey: "height") as? Int == 7)
    #expect(oak.value(forKeyPath: "birds.@count") as? Int == 2)
    let names = oak.value(forKeyPath: "birds.name")
    switch type {
    case "Set", "NSSet": #expect(names as? Set<String> == ["Elm", "Fir"])
    case "NSOrderedSet": #expect((names as? NSOrderedSet)?.array as? [String] == ["Elm", "Fir"])
    default: #expect(names as? [String] == ["Elm", "Fir"])
    }
  }

  @Test func `an object has its entity's class and name, however it is created`() throws {
    NSManagedObjectModel.register(
      Shrub.self, forEntity: "Bush", attributes: ["name"], relationships: ["birds"])
    let bush = try #require(NSEntityDescription.entity(forEntityName: "Bush", in: context))
    let named = NSManagedObject.object(entity: bush, insertInto: context)
    #expect(named is Shrub)
    let own = Shrub(context: context)
    let found = try context.fetch(NSFetchRequest<Shrub>(entityName: "Bush"))
    #expect(found.contains(own) && found.count == 2)
    #expect(bush.attributesByName.keys.sorted() == ["name"])
    #expect(bush.propertiesByName.keys.sorted() == ["birds", "name"])
  }

  @Test func `generic code creates an object`() {
    func create<Created: NSManagedObject>() -> Created { Created(context: context) }
    let tree: Tree = create()
    #expect(tree.name == "")
    #expect(tree.managedObjectContext === context)
  }

  @MainActor @Test func `an asynchronous fetch calls back in a later turn`() throws {
    let device = HeadlessDevice.boot()
    plant("oak")
    var found: [String]?
    let request = NSAsynchronousFetchRequest(fetchRequest: NSFetchRequest<Tree>(entityName: "Tree"))
    { found = $0.finalResult?.map(\.name) }
    try context.execute(request)
    #expect(found == nil)
    device.settle()
    #expect(found == ["oak"])
  }

  @Test func `NSPersistentCloudKitContainer stores objects`() throws {
    let container = NSPersistentCloudKitContainer(name: "Orchard")
    container.persistentStoreDescriptions.first?.cloudKitContainerOptions =
      NSPersistentCloudKitContainerOptions(containerIdentifier: "iCloud.orchard")
    var failures: [any Error] = []
    container.loadPersistentStores { _, error in if let error { failures.append(error) } }
    #expect(failures.isEmpty)
    Tree(context: container.viewContext).name = "Elm"
    #expect(try container.viewContext.count(for: NSFetchRequest<Tree>(entityName: "Tree")) == 1)
  }

  @Test func `fetching sorts by the descriptors`() throws {
    plant("Pear", 3)
    plant("Apple", 5)
    #expect(try names() == ["Apple", "Pear"])
    #expect(try names(ascending: false) == ["Pear", "Apple"])
    #expect(try names(sortedBy: "height") == ["Pear", "Apple"])
  }

  @Test func `a predicate compares attributes with its arguments`() throws {
    plant("Pear", 3)
    plant("Apple", 5)
    #expect(try names(NSPredicate(format: "name == %@", "Pear")) == ["Pear"])
    #expect(try names(NSPredicate(format: "name CONTAINS[c] 'APP'")) == ["Apple"])
    #expect(try names(NSPredicate(format: "height > %d AND name != %@", 3, "Pear")) == ["Apple"])
    #expect(try names(NSPredicate(format: "%K IN %@", "name", ["Pear", "Plum"])) == ["Pear"])
  }

  @Test func `a predicate matches a text with a regular expression`() {
    let address = NSPredicate(format: "SELF MATCHES %@", "[a-z]+@[a-z]+\\.[a-z]{2,}")
    #expect(address.evaluate(with: "a@b.org"))
    #expect(!address.evaluate(with: "a@b.org and more"))
    #expect(NSPredicate(format: "SELF CONTAINS 'b'").evaluate(with: "abc"))
  }

  @Test func `a relationship's accessors add and remove, whatever type it has`() {
    let (tree, one, other) = (plant("Pear"), plant("Finch"), plant("Owl"))
    #expect(tree.birds.isEmpty)
    addManagedValue(one, of: tree, "birds")
    addManagedValue(NSSet(array: [one, other]), of: tree, "birds")
    #expect(tree.birds == [one, other])
    removeManagedValue(one, of: tree, "birds")
    #expect(tree.birds == [other])
    #expect(tree.rings == NSOrderedSet())
    addManagedValue(one, of: tree, "rings")
    insertManagedValue(other, at: 0, of: tree, "rings")
    #expect(tree.rings == NSOrderedSet(array: [other, one]))
    removeManagedValue(at: 0, of: tree, "rings")
    #expect(tree.rings == NSOrderedSet(object: one))
  }

  @Test func `limits and offsets cut the result`() throws {
    for name in ["A", "B", "C"] { plant(name) }
    let request = NSFetchRequest<Tree>(entityName: "Tree")
    request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
    request.fetchOffset = 1
    request.fetchLimit = 1
    #expect(try context.fetch(request).map(\.name) == ["B"])
    #expect(try context.count(for: NSFetchRequest<Tree>(entityName: "Tree")) == 3)
  }

  @Test func `saving ends the changes, rolling back undoes them`() throws {
    let tree = plant("Pear")
    #expect(context.hasChanges)
    #expect(tree.isInserted)
    try context.save()
    #expect(!context.hasChanges)
    #expect(!tree.isInserted)
    plant("Plum")
    context.delete(tree)
    context.rollback()
    #expect(try names() == ["Pear"])
  }

  @Test func `a results controller reports a save to its delegate`() throws {
    final class Witness: NSFetchedResultsControllerDelegate {
      var counts: [Int] = []
      func controllerDidChangeContent(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>
      ) {
        counts.append(controller.fetchedObjects?.count ?? -1)
      }
    }
    let controller = NSFetchedResultsController(
      fetchRequest: NSFetchRequest<Tree>(entityName: "Tree"), managedObjectContext: context,
      sectionNameKeyPath: nil, cacheName: nil)
    let witness = Witness()
    controller.delegate = witness
    try controller.performFetch()
    #expect(controller.fetchedObjects?.isEmpty == true)
    plant("Pear")
    #expect(witness.counts.isEmpty)
    try context.save()
    #expect(witness.counts == [1])
  }

  @Test func `a results controller reports each object that a save changed`() throws {
    final class Witness: NSFetchedResultsControllerDelegate {
      var events: [String] = []
      func controllerWillChangeContent(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>
      ) {
        events.append("will \(controller.fetchedObjects?.count ?? -1)")
      }
      func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChange anObject: Any, at indexPath: IndexPath?, for type: NSFetchedResultsChangeType,
        newIndexPath: IndexPath?
      ) {
        let rows = [indexPath, newIndexPath].map { $0.map { "\($0.item)" } ?? "-" }
        events.append("\(type) \((anObject as? Tree)?.name ?? "") \(rows.joined(separator: " "))")
      }
    }
    let request = NSFetchRequest<Tree>(entityName: "Tree")
    request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
    let controller = NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: nil, cacheName: nil)
    let witness = Witness()
    controller.delegate = witness
    let oak = plant("oak")
    try context.save()
    try controller.performFetch()
    let ash = plant("ash")
    try context.save()
    #expect(witness.events == ["will 1", "insert ash - 0"])
    witness.events = []
    ash.height = 9
    context.delete(oak)
    try context.save()
    #expect(witness.events == ["will 2", "delete oak 1 -", "update ash 0 0"])
    witness.events = []
    let elm = plant("elm")
    try context.save()
    elm.name = "aspen"
    ash.name = "yew"
    try context.save()
    #expect(witness.events.suffix(2).contains { $0.hasPrefix("move") })
  }

  @Test func `an object without a value sorts first by an optional property`() {
    let (tall, short) = (Leaf(length: 3), Leaf(length: nil))
    let sorting = NSSortDescriptor(keyPath: \Leaf.length, ascending: true)
    #expect(sorting.compare(short, to: tall) == .orderedAscending)
    #expect(sorting.compare(tall, to: short) == .orderedDescending)
  }

  @Test func `a class has a request for its objects, which a batch deletes`() throws {
    plant("oak")
    try context.save()
    let request: NSFetchRequest<any NSFetchRequestResult> = Tree.fetchRequest()
    #expect(try context.fetch(request).count == 1)
    try container.persistentStoreCoordinator.execute(
      NSBatchDeleteRequest(fetchRequest: request), with: context)
    #expect(try context.fetch(request).isEmpty)
  }

  @Test func `a request for another type of results is the same request`() throws {
    plant("ash", 2)
    plant("oak", 9)
    let request = Tree.fetchRequest()
    let trees: NSFetchRequest<Tree> = request.typed()
    request.predicate = NSPredicate(format: "height > 5")
    #expect(try context.fetch(trees).map(\.name) == ["oak"])
    trees.fetchOffset = 1
    #expect(try context.fetch(request).isEmpty)
    try context.execute(
      NSBatchDeleteRequest(fetchRequest: trees.typed() as NSFetchRequest<any NSFetchRequestResult>))
    #expect(try names().isEmpty)
  }

  @Test func `batches insert and update objects`() throws {
    NSManagedObjectModel.register(Tree.self, forEntity: "Tree", attributes: ["name", "height"])
    let insert = NSBatchInsertRequest(
      entityName: "Tree", objects: [["name": "oak"], ["name": NSNull()], ["name": "fir"]])
    insert.resultType = .count
    let inserted = try context.execute(insert) as? NSBatchInsertResult
    #expect(inserted?.result as? Int == 3)
    #expect(!context.hasChanges)
    let update = NSBatchUpdateRequest(entityName: "Tree")
    update.predicate = NSPredicate(format: "name == %@", "fir")
    update.propertiesToUpdate = ["name": "pine"]
    _ = try context.execute(update)
    #expect(Set(try names()).isSuperset(of: ["oak", "pine"]))
    var count = 0
    _ = try context.execute(
      NSBatchInsertRequest(entityName: "Tree") { (tree: NSManagedObject) in
        count += 1
        tree.setValue("elm", forKey: "name")
        return count > 2
      })
    #expect(try names().filter { $0 == "elm" }.count == 2)
  }

  @Test func `the history of a store is empty, and deleting it does nothing`() throws {
    _ = try context.execute(NSPersistentHistoryChangeRequest.deleteHistory(before: Date()))
    let request = NSPersistentHistoryChangeRequest.fetchHistory(after: Date.distantPast)
    let result = try context.execute(request) as? NSPersistentHistoryResult
    let history = result?.result as? [NSPersistentHistoryTransaction]
    #expect(history?.isEmpty == true)
    #expect(history?.last?.timestamp == nil)
  }

  @Test func `destroying a store removes its objects`() throws {
    plant("Oak")
    try context.save()
    let coordinator = container.persistentStoreCoordinator
    let store = try #require(coordinator.persistentStores.first)
    try coordinator.destroyPersistentStore(
      at: try #require(store.url), ofType: store.type, options: nil)
    #expect(try names() == [])
  }
}

private final class Leaf {
  let length: Int?

  init(length: Int?) {
    self.length = length
  }
}
