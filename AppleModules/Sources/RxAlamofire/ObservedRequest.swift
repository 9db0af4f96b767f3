/// A request whose end can be observed, whatever its value.
protocol ObservedRequest: Request {
  func observeEnd(_ handler: @escaping ((any Error)?) -> Void)
}

extension DataRequest: ObservedRequest {
  func observeEnd(_ handler: @escaping ((any Error)?) -> Void) {
    response { handler($0.error) }
  }
}

extension DownloadRequest: ObservedRequest {
  func observeEnd(_ handler: @escaping ((any Error)?) -> Void) {
    response { handler($0.error) }
  }
}
