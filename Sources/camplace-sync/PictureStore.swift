import CamplaceServices
import Foundation

/// Fetches pictures into the folder that the app reads.
struct PictureStore {
  var client: HTTPClient
  var cache: ImageDiskCache
  /// The maximum number of bytes to fetch.
  var limit: Int
  var secondsPerPicture: Double
  var deadline: Deadline
  /// Whether this machine may provide pictures, as in a test.
  var allowsLoopback: Bool
  var report: (SyncEvent) -> Void

  /// The numbers of fetched, present, failed and remaining pictures.
  struct Outcome: Equatable {
    var fetched = 0
    var present = 0
    var failed = 0
    /// The number that weren't fetched because the limit or the time was used up.
    var left = 0
  }

  /// Fetches the missing pictures, in the given order, up to the limit.
  func fill(_ addresses: [String]) throws(SyncError) -> Outcome {
    var outcome = Outcome()
    var room = limit
    for (index, address) in addresses.enumerated() {
      if let size = cache.size(at: address) {
        room -= size
        outcome.present += 1
        continue
      }
      guard room > 0, !deadline.isOver else {
        outcome.left = addresses.count - index
        break
      }
      do throws(SyncError) {
        let body = try picture(at: address)
        guard body.count <= room else {
          outcome.left = addresses.count - index
          break
        }
        guard cache.keepPicture(body, at: address) else { throw .noPicture }
        room -= body.count
        outcome.fetched += 1
      } catch .noPicture, .status, .unreachable, .timedOut, .tooLarge, .redirected {
        outcome.failed += 1
        report(.lostPicture(address))
      }
      report(.pictureStored(index + 1, of: addresses.count))
    }
    return outcome
  }

  /// The bytes of a picture; only GoCamping's own addresses are fetched.
  func picture(at address: String) throws(SyncError) -> Data {
    guard let url = URL(string: address), let scheme = url.scheme?.lowercased(),
      ["http", "https"].contains(scheme), let host = url.host?.lowercased(), isKnown(host)
    else { throw .noPicture }
    let answer = try client.get(
      url, within: .seconds(min(secondsPerPicture, deadline.secondsLeft)),
      else: .timedOut(seconds: secondsPerPicture))
    guard answer.status == 200 else { throw .status(answer.status) }
    return answer.body
  }

  private func isKnown(_ host: String) -> Bool {
    host == "gocamping.or.kr" || host.hasSuffix(".gocamping.or.kr")
      || (allowsLoopback && Endpoint.isLoopback(host))
  }
}
