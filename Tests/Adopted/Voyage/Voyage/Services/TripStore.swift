import CoreData
import Foundation

struct Trip {
  let title: String
}

/// Keeps trips in a database.
final class TripStore {
  private lazy var container: NSPersistentContainer = {
    let container = NSPersistentContainer(name: "Voyage")
    container.loadPersistentStores { _, error in
      if let error { print(error) }
    }
    return container
  }()

  func trips() -> [Trip] {
    let request = NSFetchRequest<TripRecord>(entityName: "TripRecord")
    request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
    let saved = (try? container.viewContext.fetch(request)) ?? []
    return ["Jeju", "Busan"].map(Trip.init) + saved.map { Trip(title: $0.title ?? "") }
  }
}

final class TripRecord: NSManagedObject {
  @NSManaged var title: String?
}
