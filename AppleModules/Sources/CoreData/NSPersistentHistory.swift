import Foundation

public enum NSPersistentHistoryResultType: Int, Sendable {
  case statusOnly, objectIDs, count, transactionsOnly, changesOnly, transactionsAndChanges
}

/// Fetches or deletes a store's history, which is always empty.
open class NSPersistentHistoryChangeRequest: NSPersistentStoreRequest, BatchRequest {
  open var resultType = NSPersistentHistoryResultType.transactionsAndChanges
  open var fetchRequest: NSFetchRequest<any NSFetchRequestResult>?
  public let token: NSPersistentHistoryToken?
  private let isDeletion: Bool

  private init(token: NSPersistentHistoryToken? = nil, isDeletion: Bool = false) {
    self.token = token
    self.isDeletion = isDeletion
    super.init()
  }

  open class func fetchHistory(after date: Date) -> NSPersistentHistoryChangeRequest {
    NSPersistentHistoryChangeRequest()
  }
  open class func fetchHistory(
    after token: NSPersistentHistoryToken?
  ) -> NSPersistentHistoryChangeRequest {
    NSPersistentHistoryChangeRequest(token: token)
  }
  open class func fetchHistory(
    after transaction: NSPersistentHistoryTransaction?
  ) -> NSPersistentHistoryChangeRequest {
    NSPersistentHistoryChangeRequest(token: transaction?.token)
  }
  open class func deleteHistory(before date: Date) -> NSPersistentHistoryChangeRequest {
    NSPersistentHistoryChangeRequest(isDeletion: true)
  }
  open class func deleteHistory(
    before token: NSPersistentHistoryToken?
  ) -> NSPersistentHistoryChangeRequest {
    NSPersistentHistoryChangeRequest(token: token, isDeletion: true)
  }
  open class func deleteHistory(
    before transaction: NSPersistentHistoryTransaction?
  ) -> NSPersistentHistoryChangeRequest {
    NSPersistentHistoryChangeRequest(token: transaction?.token, isDeletion: true)
  }

  func execute(in context: NSManagedObjectContext) -> NSPersistentStoreResult {
    guard !isDeletion else { return NSPersistentHistoryResult(true, .statusOnly) }
    let result: Any =
      switch resultType {
      case .statusOnly: true
      case .objectIDs: [NSManagedObjectID]()
      case .count: 0
      case .transactionsOnly, .transactionsAndChanges: [NSPersistentHistoryTransaction]()
      case .changesOnly: [NSPersistentHistoryChange]()
      }
    return NSPersistentHistoryResult(result, resultType)
  }
}

open class NSPersistentHistoryResult: NSPersistentStoreResult {
  public let result: Any?
  public let resultType: NSPersistentHistoryResultType

  init(_ result: Any?, _ resultType: NSPersistentHistoryResultType) {
    self.result = result
    self.resultType = resultType
    super.init()
  }
}

open class NSPersistentHistoryToken: NSObject {}

open class NSPersistentHistoryTransaction: NSObject {
  public let timestamp = Date()
  public let token = NSPersistentHistoryToken()
  public let transactionNumber: Int64 = 0
  public let changes: [NSPersistentHistoryChange]? = []
  public let storeID = ""
  public let bundleID = ""
  public let processID = ""
  public let contextName: String? = nil
  public let author: String? = nil

  open func objectIDNotification() -> Notification {
    Notification(name: .NSManagedObjectContextDidSave)
  }
}

public enum NSPersistentHistoryChangeType: Int, Sendable { case insert, update, delete }

open class NSPersistentHistoryChange: NSObject {
  public let changeID: Int64
  public let changedObjectID: NSManagedObjectID
  public let changeType: NSPersistentHistoryChangeType
  public let tombstone: [AnyHashable: Any]? = nil

  init(_ object: NSManagedObjectID, _ type: NSPersistentHistoryChangeType) {
    changeID = 0
    changedObjectID = object
    changeType = type
  }
}

extension Notification.Name {
  /// Never posted: no other process changes the store.
  public static let NSPersistentStoreRemoteChange = Notification.Name(
    "NSPersistentStoreRemoteChangeNotification")
}

extension NSPersistentStoreCoordinator {
  public func currentPersistentHistoryToken(fromStores stores: [Any]?) -> NSPersistentHistoryToken?
  { nil }
}
