/// Replaces the network of a hosted app.
///
/// The library HostedNetwork provides a replacement for apps that use `URLSession`. It is a
/// separate library because linking FoundationNetworking makes every start slower.
public struct AppNetwork: Sendable {
  /// A request of the app.
  public struct Request: Sendable, Hashable {
    /// The method, such as `GET`.
    public let method: String
    /// The URL without a fragment, which a client doesn't send.
    public let url: String

    /// Creates a request; removes the fragment of the URL.
    public init(method: String, url: String) {
      self.method = method
      self.url = String(url.prefix { $0 != "#" })
    }
  }

  /// A response to a request.
  public struct Response: Sendable, Equatable {
    /// A header field of a response.
    public struct Header: Sendable, Equatable {
      public let name: String
      public let value: String

      public init(name: String, value: String) {
        self.name = name
        self.value = value
      }
    }

    /// The status code, such as 200.
    public let status: Int
    /// The header fields in order; a name may appear more than once.
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
  /// none. The network calls the responder on the main thread, unless the main thread waits for the
  /// response.
  public typealias Responder =
    @Sendable (_ request: Request, _ fetch: () -> Response?) -> Response?

  /// Installs the responder for all requests that begin from now on, and returns whether the app's
  /// requests can be intercepted.
  ///
  /// Requests complete in the order in which they begin, and in virtual time.
  public let respond: @MainActor @Sendable (@escaping Responder) -> Bool

  /// Creates a placeholder response, from which the app's decoding makes up values.
  ///
  /// The elements of lists differ between pages, as those of a server's lists do.
  public typealias Sample = @Sendable (_ page: Int) -> Response

  /// Replaces the app's decoding, so that it makes up values when it decodes a sample.
  ///
  /// Returns the function that creates samples, or nil if the decoding can't be replaced.
  public let beginSampling: @MainActor @Sendable () -> Sample?

  /// Creates a network from its implementation.
  ///
  /// The default for `beginSampling` is for networks that don't support samples.
  public init(
    respond: @escaping @MainActor @Sendable (@escaping Responder) -> Bool,
    beginSampling: @escaping @MainActor @Sendable () -> Sample? = { nil }
  ) {
    self.respond = respond
    self.beginSampling = beginSampling
  }
}
