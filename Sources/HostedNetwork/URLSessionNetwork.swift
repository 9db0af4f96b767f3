import CoordinatorKit
import Foundation
import FoundationNetworking
import HeadlessUIKit
import SampleValues

extension AppNetwork {
  /// The network of apps that use `URLSession`, or load data from a URL.
  public static let urlSession = urlSession(reading: [:])

  /// The network of such an app that also reads keys from parsed answers.
  ///
  /// - Parameter keys: The kinds of values by their keys, and those by the key of the dictionary that contains them; "" is
  ///   the answer, and "*" any dictionary: `["": ["user": "object"], "user": ["name": "text", "tags": "[text]"]]`.
  public static func urlSession(reading keys: [String: [String: String]]) -> AppNetwork {
    let objects = SampleObjects(keys: keys)
    return AppNetwork(
      respond: { responder in
        guard URLSessionReplacement.isInstalled else { return false }
        RequestsInFlight.shared.begin(responder)
        return true
      },
      beginSampling: {
        guard SampleAnswer.isInstalled else { return nil }
        AnswerParsing.current = .reading(objects)
        return SampleAnswer.response(page:)
      })
  }
}

/// Replaces methods of `URLSession`, once per process.
private enum URLSessionReplacement {
  /// Whether all of them could be replaced.
  @MainActor static let isInstalled: Bool = {
    guard let server = AnsweredProtocol.serverClass,
      let canInit = MethodReplacement(
        by: DecliningProtocol.self, beside: PlainProtocol.self, and: OtherPlainProtocol.self),
      let resume = MethodReplacement(
        by: ResumingTask.self, beside: PlainTask.self, and: OtherPlainTask.self),
      let cancel = MethodReplacement(
        by: CancelingTask.self, beside: PlainTask.self, and: OtherPlainTask.self)
    else { return false }
    canInit.apply(to: server)
    for task in [
      URLSessionDataTask.self, URLSessionUploadTask.self, URLSessionDownloadTask.self,
    ] {
      resume.apply(to: task)
      cancel.apply(to: task)
    }
    return URLProtocol.registerClass(AnsweredProtocol.self)
  }()
}

// Each pair of classes without overrides differs as two subclasses always do; a third class also
// differs in the method that it overrides. Those of tasks are unchecked because their superclass
// is; they add no state.

private class PlainProtocol: URLProtocol {}
private class OtherPlainProtocol: URLProtocol {}
private class DecliningProtocol: URLProtocol {
  override class func canInit(with request: URLRequest) -> Bool { false }
}

private class PlainTask: URLSessionTask, @unchecked Sendable {}
private class OtherPlainTask: URLSessionTask, @unchecked Sendable {}

private class ResumingTask: URLSessionTask, @unchecked Sendable {
  override func resume() {
    // The request's protocol must find it, so it is added before the request begins.
    RequestsInFlight.shared.willResume(self)
    super.resume()
  }
}

private class CancelingTask: URLSessionTask, @unchecked Sendable {
  override func cancel() {
    super.cancel()
    RequestsInFlight.shared.didCancel(self)
  }
}
