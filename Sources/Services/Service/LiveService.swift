import Foundation

/// Queries GoCamping through an external program that the host runs.
///
/// In the app's virtual time, responses arrive immediately, however long the program takes. Each
/// response is recorded, so that repeating the same steps gives the same responses.
@MainActor public final class LiveService: CampsiteService {
  /// Runs `camplace-sync` with arguments; returns its output, or the reason why it couldn't run.
  public typealias Helper = @MainActor ([String]) -> Result<Data, ServiceFailure>

  public var reach: Double? { ServiceRequest<Campsite>.reach }

  private let answers: RecordedAnswers
  private let schedule: CatalogService.Schedule
  private let helper: Helper

  public init(
    answers: RecordedAnswers, schedule: @escaping CatalogService.Schedule, helper: @escaping Helper
  ) {
    self.answers = answers
    self.schedule = schedule
    self.helper = helper
  }

  public func fetch<Item>(
    _ request: ServiceRequest<Item>, page: Int,
    completion: @escaping @MainActor (Result<ServicePage<Item>, ServiceFailure>) -> Void
  ) -> ServiceFetch<Item> {
    let fetch = ServiceFetch<Item>(completion: completion)
    schedule(CatalogService.latency) { [weak self, weak fetch] in
      guard let self, let fetch else { return }
      fetch.end(answer(request, page: page))
    }
    return fetch
  }

  private func answer<Item>(
    _ request: ServiceRequest<Item>, page: Int
  ) -> Result<ServicePage<Item>, ServiceFailure> {
    let arguments =
      request.question.arguments
      + ["--print-page", "\(page)", "--page-size", "\(ServicePage<Item>.size)"]
    let output = answers.answer(to: arguments.joined(separator: " ")) {
      switch helper(arguments) {
      case .success(let output): output
      case .failure(let failure): failure.printed
      }
    }
    if let failure = ServiceFailure(printed: output) { return .failure(failure) }
    do {
      let page: GoCampingPage<Item> = try GoCampingResponse.page(from: output)
      return .success(
        ServicePage(items: page.items, number: page.number, totalCount: page.totalCount))
    } catch {
      return .failure(.malformed)
    }
  }
}

extension ServiceQuestion {
  /// The arguments of `camplace-sync` for a request.
  var arguments: [String] {
    switch self {
    case .near(let point, let meters):
      ["--near=\(point.latitude),\(point.longitude)", "--radius=\(meters)m"]
    case .search(let keyword): ["--search=\(keyword)"]
    case .pictures(let id): ["--pictures=\(id)"]
    case .changes(let day?): ["--since=\(day)"]
    case .changes(nil): ["--changes"]
    }
  }
}

extension ServiceFailure {
  private static let mark = "failure: "

  /// The failure that `camplace-sync` prints instead of a page.
  public var printed: Data {
    let words =
      switch self {
      case .offline: "offline"
      case .status(let status): "status \(status)"
      case .timedOut: "timed out"
      case .keyRefused: "key refused"
      case .noKey: "no key"
      case .overQuota: "over quota"
      case .malformed: "malformed"
      case .insecure: "insecure"
      case .noHelper(let reason): "no helper \(reason)"
      }
    return Data((Self.mark + words + "\n").utf8)
  }

  /// The printed failure; nil for any other output, except that empty output is malformed.
  init?(printed data: Data) {
    guard !data.isEmpty else {
      self = .malformed
      return
    }
    guard data.starts(with: Self.mark.utf8) else { return nil }
    let words =
      String(decoding: data.dropFirst(Self.mark.utf8.count).prefix(1024), as: UTF8.self)
      .split(separator: "\n").first.map(String.init) ?? ""
    self =
      switch words {
      case "offline": .offline
      case "timed out": .timedOut
      case "key refused": .keyRefused
      case "no key": .noKey
      case "over quota": .overQuota
      case "insecure": .insecure
      case _ where words.hasPrefix("status "): .status(Int(words.dropFirst(7)) ?? 0)
      case _ where words.hasPrefix("no helper "): .noHelper(String(words.dropFirst(10)))
      default: .malformed
      }
  }
}
