import Foundation
import Services

/// One run of `camplace-sync`, from its options to its exit.
struct SyncRun {
  private let options: SyncCommand
  private let surroundings: Surroundings

  init(_ options: SyncCommand, surroundings: Surroundings) {
    self.options = options
    self.surroundings = surroundings
  }

  func run() -> ExitStatus {
    var key: ServiceKey?
    Interruption.install()
    do throws(SyncError) {
      let endpoint = try Endpoint(options.baseURL)
      let found = try serviceKey()
      key = found
      try sync(endpoint, key: found)
      return .done
    } catch {
      let words = "error: \(error)" + (error.advice.map { "\n  \($0)" } ?? "")
      let safe = (key?.removed(from: words) ?? words).split(separator: "\n")
        .map { String($0).printable }.joined(separator: "\n")
      if surroundings.isTerminal { surroundings.print("\r\u{1B}[K") }
      surroundings.printError(safe + "\n")
      return ExitStatus(error)
    }
  }

  private func sync(_ endpoint: Endpoint, key: ServiceKey) throws(SyncError) {
    let file = try CatalogueFile(path: cataloguePath())
    let writer = try SyncError.ofCatalogue { () throws(CatalogueError) in
      try file.openForSync()
    }
    let operations = try SyncError.ofCatalogue { () throws(CatalogueError) in
      try self.operations(for: writer)
    }
    var progress = Progress(isTerminal: surroundings.isTerminal)
    var changes = CatalogueChanges()
    let report: (SyncEvent) -> Void = { event in
      surroundings.print(key.removed(from: progress.text(for: event)))
    }
    let synchronizer = Synchronizer(
      fetcher: fetcher(endpoint, key: key, counting: writer, report: report), catalogue: writer,
      pageSize: options.pageSize, now: surroundings.now, report: report)
    for operation in operations {
      changes = try synchronizer.run(operation)
    }
    let count = try SyncError.ofCatalogue { () throws(CatalogueError) in try writer.count() }
    surroundings.print(progress.summary(changes, count: count))
  }

  private func operations(for writer: CatalogueWriter) throws(CatalogueError) -> [Operation] {
    if let point = options.near {
      return [.near(point.coordinate, metres: options.radius?.metres ?? 20_000)]
    }
    if let word = options.search { return [.search(word)] }
    if !options.pictures.isEmpty { return options.pictures.map { .pictures($0) } }
    if options.wantsAll { return [.everything] }
    if options.wantsChanges || options.since != nil { return [.changes(since: options.since)] }
    let isKnown = try writer.completion(of: Operation.everything.request) != nil
    return [isKnown ? .changes(since: nil) : .everything]
  }

  private func fetcher(
    _ endpoint: Endpoint, key: ServiceKey, counting writer: CatalogueWriter,
    report: @escaping (SyncEvent) -> Void
  ) -> Fetcher {
    Fetcher(
      client: HTTPClient(bodyLimit: 64 << 20), endpoint: endpoint, key: key,
      limits: Fetcher.Limits(
        secondsPerRequest: options.timeout.count, retries: options.retries,
        firstPause: options.pause.count, quota: options.quota),
      deadline: Deadline(seconds: options.deadline.count),
      countRequest: { () throws(SyncError) in
        try SyncError.ofCatalogue { () throws(CatalogueError) in
          try writer.countRequest(
            on: KoreanDay.name(at: surroundings.now), quota: options.quota)
        }
      }, report: report)
  }

  private func serviceKey() throws(SyncError) -> ServiceKey {
    if let file = options.keyFile { return try KeyFile.key(in: file) }
    if let key = surroundings.environment["GOCAMPING_SERVICE_KEY"].flatMap(ServiceKey.init) {
      return key
    }
    guard FileManager.default.fileExists(atPath: KeyFile.usual) else { throw .noKey }
    return try KeyFile.key(in: KeyFile.usual)
  }

  private func cataloguePath() throws(SyncError) -> String {
    if let path = options.catalogue { return path }
    func folder(_ variable: String) -> String? {
      // The XDG specification has relative paths ignored.
      surroundings.environment[variable].flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
    guard
      let data = folder("XDG_DATA_HOME") ?? folder("HOME").map({ "\($0)/.local/share" })
    else { throw .noDataFolder }
    return "\(data)/camsh/catalogue.sqlite"
  }
}

extension ExitStatus {
  /// Ends the process, without waiting for requests that were left alone.
  func leave() -> Never {
    _exit(rawValue)
  }
}
