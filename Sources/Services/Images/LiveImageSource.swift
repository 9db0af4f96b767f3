import Foundation

/// Fetches pictures through an external program that the host runs, and records each response.
@MainActor public final class LiveImageSource: ImageSource {
  private let answers: RecordedAnswers
  private let schedule: ScriptedImageSource.Schedule
  private let helper: LiveService.Helper

  public init(
    answers: RecordedAnswers, schedule: @escaping ScriptedImageSource.Schedule,
    helper: @escaping LiveService.Helper
  ) {
    self.answers = answers
    self.schedule = schedule
    self.helper = helper
  }

  public func fetch(
    _ address: String, completion: @escaping @MainActor (Result<Picture, ImageFailure>) -> Void
  ) -> ImageFetch {
    let fetch = ImageFetch(completion: completion)
    schedule(CatalogService.latency) { [weak self, weak fetch] in
      guard let self, let fetch else { return }
      fetch.end(answer(address))
    }
    return fetch
  }

  private func answer(_ address: String) -> Result<Picture, ImageFailure> {
    let output = answers.answer(to: "picture \(address)") {
      switch helper(["--print-picture=\(address)"]) {
      case .success(let output): output
      case .failure(let failure): failure.printed
      }
    }
    switch ServiceFailure(printed: output) {
    case nil: return .success(Picture(bytes: [UInt8](output)))
    case .status(404): return .failure(.notFound)
    default: return .failure(.unreachable)
    }
  }
}
