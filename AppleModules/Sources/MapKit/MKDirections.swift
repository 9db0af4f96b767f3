public struct MKDirectionsTransportType: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let automobile = MKDirectionsTransportType(rawValue: 1)
  public static let walking = MKDirectionsTransportType(rawValue: 2)
  public static let transit = MKDirectionsTransportType(rawValue: 4)
  public static let any = MKDirectionsTransportType(rawValue: 0x0FFF_FFFF)
}

/// A request for a way, which fails in the next run loop turn.
@preconcurrency @MainActor open class MKDirections: NSObject {
  public typealias DirectionsHandler = (Response?, (any Error)?) -> Void
  public typealias ETAHandler = (ETAResponse?, (any Error)?) -> Void

  private let work = MKServerRequest()

  open var isCalculating: Bool { work.isPending }

  public init(request: Request) { super.init() }

  open func calculate(completionHandler: @escaping DirectionsHandler) {
    work.fail(completionHandler)
  }

  open func calculateETA(completionHandler: @escaping ETAHandler) {
    work.fail(completionHandler)
  }

  open func calculate() async throws -> Response { throw MKError(.serverFailure) }
  open func calculateETA() async throws -> ETAResponse { throw MKError(.serverFailure) }
  open func cancel() { work.cancel() }

  @preconcurrency @MainActor open class Request: NSObject {
    open var source: MKMapItem?
    open var destination: MKMapItem?
    open var transportType = MKDirectionsTransportType.any
    open var requestsAlternateRoutes = false
    open var departureDate: Date?
    open var arrivalDate: Date?

    public nonisolated override init() { super.init() }
  }

  @preconcurrency @MainActor open class Response: NSObject {
    open internal(set) var source = MKMapItem()
    open internal(set) var destination = MKMapItem()
    open internal(set) var routes: [MKRoute] = []
  }

  @preconcurrency @MainActor open class ETAResponse: NSObject {
    open internal(set) var source = MKMapItem()
    open internal(set) var destination = MKMapItem()
    open internal(set) var expectedTravelTime: TimeInterval = 0
    open internal(set) var distance: CLLocationDistance = 0
  }
}

/// A way that a server has found.
@preconcurrency @MainActor open class MKRoute: NSObject {
  open internal(set) var name = ""
  open internal(set) var advisoryNotices: [String] = []
  open internal(set) var distance: CLLocationDistance = 0
  open internal(set) var expectedTravelTime: TimeInterval = 0
  open internal(set) var transportType = MKDirectionsTransportType.any
  open internal(set) var polyline = MKPolyline()
  open internal(set) var steps: [Step] = []

  @preconcurrency @MainActor open class Step: NSObject {
    open internal(set) var instructions = ""
    open internal(set) var notice: String?
    open internal(set) var distance: CLLocationDistance = 0
    open internal(set) var polyline = MKPolyline()
  }
}
