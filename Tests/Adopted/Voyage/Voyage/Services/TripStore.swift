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
    request.fetchLimit = 20
    var trips = ["Jeju", "Busan"].map(Trip.init)
    for record in (try? container.viewContext.fetch(request)) ?? [] {
      trips.append(Trip(title: record.title ?? ""))
    }
    return trips
  }
}

final class TripRecord: NSManagedObject {
  @NSManaged var title: String?
}
