import CamplaceServices
import Foundation

/// Fetches pictures into the folder from which the app shows them.
struct PictureStore {
  var client: HTTPClient
  var cache: ImageDiskCache
  /// How many bytes of pictures are fetched at most.
  var limit: Int
  var secondsPerPicture: Double
  var deadline: Deadline
  /// Whether pictures may come from this machine, as in a test.
  var allowsLoopback: Bool
  var report: (SyncEvent) -> Void

  /// What became of the addresses.
  struct Outcome: Equatable {
    var fetched = 0
    var present = 0
    var failed = 0
    /// How many were left because the limit, or the time, was used up.
    var left = 0
  }

  /// Fetches those that are not there yet, in the given order, until the limit is reached.
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

  /// A picture as it came; addresses stand in the data, and lead nowhere but to GoCamping.
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
