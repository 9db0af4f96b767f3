/// Replaces the network of a hosted app.
///
/// The library HostedNetwork provides a replacement for apps that use `URLSession`. It is a
/// separate library because linking FoundationNetworking makes every start slower.
public struct AppNetwork: Sendable {
  /// A request of the app.
  public struct Request: Sendable, Hashable {
    /// The method, such as `GET`.
    public let method: String
    /// The address without a fragment, which a server doesn't see.
    public let url: String

    public init(method: String, url: String) {
      self.method = method
      self.url = String(url.prefix { $0 != "#" })
    }
  }

  /// A response to a request.
  public struct Response: Sendable, Equatable {
    public struct Header: Sendable, Equatable {
      public let name: String
      public let value: String

      public init(name: String, value: String) {
        self.name = name
        self.value = value
      }
    }

    public let status: Int
    public let headers: [Header]
    public let body: [UInt8]

    public init(status: Int, headers: [Header] = [], body: [UInt8] = []) {
      self.status = status
      self.headers = headers
      self.body = body
    }
  }

  /// Responds to a request, or returns nil if the app is offline.
  ///
  /// `fetch` sends the request to the server and waits for the response; it returns nil if there is
  /// none. Called on the main thread, unless the main thread waits for the response.
  public typealias Responder =
    @Sendable (_ request: Request, _ fetch: () -> Response?) -> Response?

  /// Lets a responder respond to the requests that begin from now on, in the order in which they
  /// begin and in virtual time; returns whether that is possible.
  public let respond: @MainActor @Sendable (@escaping Responder) -> Bool

  /// A response from which the app's decoding makes up values.
  ///
  /// The elements of lists differ between pages, as those of a server's lists do.
  public typealias Sample = @Sendable (_ page: Int) -> Response

  /// Lets the app's decoding make up what it decodes from samples; nil if that isn't possible.
  public let beginSampling: @MainActor @Sendable () -> Sample?

  public init(
    respond: @escaping @MainActor @Sendable (@escaping Responder) -> Bool,
    beginSampling: @escaping @MainActor @Sendable () -> Sample? = { nil }
  ) {
    self.respond = respond
    self.beginSampling = beginSampling
  }
}
