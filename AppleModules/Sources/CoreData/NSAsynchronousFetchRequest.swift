import Foundation

/// A fetch whose result arrives in a later turn.
public final class NSAsynchronousFetchRequest<ResultType: NSFetchRequestResult>:
  NSPersistentStoreRequest, AsynchronousRequest
{
  public typealias CompletionHandler = (NSAsynchronousFetchResult<ResultType>) -> Void

  public let fetchRequest: NSFetchRequest<ResultType>
  public let completionBlock: CompletionHandler?
  public var estimatedResultCount = 0

  public init(
    fetchRequest request: NSFetchRequest<ResultType>,
    completionBlock blk: CompletionHandler? = nil
  ) {
    fetchRequest = request
    completionBlock = blk
    super.init()
  }

  func execute(in context: NSManagedObjectContext) -> NSPersistentStoreResult {
    let result = NSAsynchronousFetchResult(self, in: context)
    // The context keeps the request until it has called the block, on its own queue.
    nonisolated(unsafe) let request = (self, result, context)
    DispatchQueue.main.async {
      let (fetch, result, context) = request
      result.finalResult = try? context.fetch(fetch.fetchRequest)
      fetch.completionBlock?(result)
    }
    return result
  }
}

public final class NSAsynchronousFetchResult<ResultType: NSFetchRequestResult>:
  NSPersistentStoreAsynchronousResult
{
  public let fetchRequest: NSAsynchronousFetchRequest<ResultType>
  public internal(set) var finalResult: [ResultType]?

  init(_ request: NSAsynchronousFetchRequest<ResultType>, in context: NSManagedObjectContext) {
    fetchRequest = request
    super.init(in: context)
  }
}

open class NSPersistentStoreAsynchronousResult: NSPersistentStoreResult {
  public let managedObjectContext: NSManagedObjectContext
  open var operationError: (any Error)? { nil }

  init(in context: NSManagedObjectContext) {
    managedObjectContext = context
    super.init()
  }
}

/// A request that a context answers later, whatever its objects' type.
protocol AsynchronousRequest {
  func execute(in context: NSManagedObjectContext) -> NSPersistentStoreResult
}
