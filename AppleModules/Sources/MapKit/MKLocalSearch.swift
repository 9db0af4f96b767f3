/// A search for places, which fails in the next run loop turn.
@preconcurrency @MainActor open class MKLocalSearch: NSObject {
  public typealias CompletionHandler = (Response?, (any Error)?) -> Void

  private let work = MKServerRequest()

  open var isSearching: Bool { work.isPending }

  public init(request: Request) { super.init() }

  open func start(completionHandler: @escaping CompletionHandler) { work.fail(completionHandler) }
  open func start() async throws -> Response { throw MKError(.serverFailure) }
  open func cancel() { work.cancel() }

  @preconcurrency @MainActor open class Request: NSObject {
    open var naturalLanguageQuery: String?
    open var region = MKCoordinateRegion()
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    open var resultTypes = ResultType.pointOfInterest

    public nonisolated override init() { super.init() }

    public convenience init(completion: MKLocalSearchCompletion) {
      self.init()
      naturalLanguageQuery = completion.title
    }
  }

  public struct ResultType: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let address = ResultType(rawValue: 1)
    public static let pointOfInterest = ResultType(rawValue: 2)
  }

  @preconcurrency @MainActor open class Response: NSObject {
    open internal(set) var mapItems: [MKMapItem] = []
    open internal(set) var boundingRegion = MKCoordinateRegion()
  }
}

/// A place that a completer proposes.
@preconcurrency @MainActor open class MKLocalSearchCompletion: NSObject {
  open internal(set) var title = ""
  open internal(set) var subtitle = ""
}

/// Proposes places for a text; it asks a server, so it finds none.
@preconcurrency @MainActor open class MKLocalSearchCompleter: NSObject {
  open weak var delegate: (any MKLocalSearchCompleterDelegate)?
  open var region = MKCoordinateRegion()
  open var resultTypes = ResultType.address
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  open private(set) var results: [MKLocalSearchCompletion] = []
  open var isSearching: Bool { work.isPending }

  private var work = MKServerRequest()

  /// The text that the user has typed; setting it starts another request.
  open var queryFragment = "" {
    didSet {
      cancel()
      work = MKServerRequest()
      work.fail { [weak self] (_: Void?, error) in
        guard let self, let error else { return }
        delegate?.completer(self, didFailWithError: error)
      }
    }
  }

  public nonisolated override init() { super.init() }

  open func cancel() { work.cancel() }

  public typealias ResultType = MKLocalSearch.ResultType
}

@preconcurrency @MainActor public protocol MKLocalSearchCompleterDelegate: AnyObject {
  func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
  func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}

extension MKLocalSearchCompleterDelegate {
  public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}

  public func completer(
    _ completer: MKLocalSearchCompleter, didFailWithError error: any Error
  ) {}
}
