import CamplaceServices
import Foundation

/// Prints one response of the service for the calling program, instead of storing it in the
/// catalog.
struct PrintedAnswer {
  var fetcher: Fetcher
  var pageSize: Int

  /// A page in the service's own bytes, after it has been parsed without errors.
  func page(_ number: Int, of operation: Operation) throws(SyncError) -> Data {
    switch operation {
    case .everything, .near, .search: try body(number, of: operation, as: Campsite.self)
    case .changes: try body(number, of: operation, as: SyncedCampsite.self)
    case .pictures: try body(number, of: operation, as: GoCampingPicture.self)
    }
  }

  private func body<Item: GoCampingItem>(
    _ number: Int, of operation: Operation, as item: Item.Type
  ) throws(SyncError) -> Data {
    let url = try fetcher.endpoint.url(
      of: operation, page: number, size: pageSize, key: fetcher.key)
    let answer = try fetcher.answer(from: url) { answer throws(SyncError) in
      let _: GoCampingPage<Item> = try Fetcher.page(in: answer)
    }
    return answer.body
  }
}

extension ServiceFailure {
  /// The failure in the form in which the calling app reports it.
  init(_ error: SyncError) {
    self =
      switch error {
      case .noKey, .unreadableKeyFile, .noKeyInFile: .noKey
      case .status(let status): .status(status)
      case .timedOut, .deadline, .service(.refused(code: "05", _)): .timedOut
      case .unreachable(.noTLS), .untrusted, .redirected, .insecureBaseURL: .insecure
      case .unreachable: .offline
      default:
        switch ExitStatus(error) {
        case .keyRefused: .keyRefused
        case .tryLater: .overQuota
        case .unavailable: .status(503)
        default: .malformed
        }
      }
  }
}
