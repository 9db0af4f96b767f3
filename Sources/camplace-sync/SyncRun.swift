import CamplaceServices
import Foundation
import ShellLanguage

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
      if options.wantsAllPictures || options.printPicture != nil {
        try pictures(endpoint)
        return .done
      }
      let found = try serviceKey()
      key = found
      if let page = options.printPage {
        try print(page, from: endpoint, key: found)
      } else {
        try sync(endpoint, key: found)
      }
      return .done
    } catch {
      if isPrinting { surroundings.printData(ServiceFailure(error).printed) }
      let words = "error: \(error)" + (error.advice.map { "\n  \($0)" } ?? "")
      let safe = (key?.removed(from: words) ?? words).split(separator: "\n")
        .map { String($0).escapedForTerminal }.joined(separator: "\n")
      if surroundings.isTerminal { surroundings.print("\r\u{1B}[K") }
      surroundings.printError(safe + "\n")
      return ExitStatus(error)
    }
  }

  private func sync(_ endpoint: Endpoint, key: ServiceKey) throws(SyncError) {
    let file = try CatalogFile(path: catalogPath())
    let writer = try SyncError.ofCatalog { () throws(CatalogError) in
      try file.openForSync()
    }
    let operations = try SyncError.ofCatalog { () throws(CatalogError) in
      try self.operations(for: writer)
    }
    var progress = Progress(isTerminal: surroundings.isTerminal)
    var changes = CatalogChanges()
    let report: (SyncEvent) -> Void = { event in
      surroundings.print(key.removed(from: progress.text(for: event)))
    }
    let synchronizer = Synchronizer(
      fetcher: fetcher(endpoint, key: key, counting: writer, report: report), catalog: writer,
      pageSize: options.pageSize, now: surroundings.now, report: report)
    for operation in operations {
      changes = try synchronizer.run(operation)
    }
    let count = try SyncError.ofCatalog { () throws(CatalogError) in try writer.count() }
    surroundings.print(progress.summary(changes, count: count))
  }

  // MARK: Printing

  private var isPrinting: Bool { options.printPage != nil || options.printPicture != nil }

  private func print(
    _ page: Int, from endpoint: Endpoint, key: ServiceKey
  ) throws(SyncError) {
    let file = try CatalogFile(path: catalogPath())
    let writer = try SyncError.ofCatalog { () throws(CatalogError) in try file.openForSync() }
    let operations = try SyncError.ofCatalog { () throws(CatalogError) in
      try self.operations(for: writer)
    }
    let printed = PrintedAnswer(
      fetcher: fetcher(endpoint, key: key, counting: writer, report: { _ in }),
      pageSize: options.pageSize)
    for operation in operations.prefix(1) {
      let body = try printed.page(page, of: operation)
      // The service may quote the requested URL, which contains the key.
      surroundings.printData(Data(key.removed(from: String(decoding: body, as: UTF8.self)).utf8))
    }
  }

  // MARK: Pictures

  private func pictures(_ endpoint: Endpoint) throws(SyncError) {
    var progress = Progress(isTerminal: surroundings.isTerminal)
    let store = try PictureStore(
      client: HTTPClient(bodyLimit: 16 << 20),
      cache: ImageDiskCache(
        folder: pictureFolder(), limit: options.pictureLimit.count),
      limit: options.pictureLimit.count, secondsPerPicture: options.timeout.count,
      deadline: Deadline(seconds: options.deadline.count), allowsLoopback: endpoint.isLoopback,
      report: { surroundings.print(progress.text(for: $0)) })
    if let address = options.printPicture {
      let picture = try store.picture(at: address)
      guard ImageDiskCache.holdsPicture(picture) else { throw .noPicture }
      surroundings.printData(picture)
      return
    }
    let path = try catalogPath()
    let catalog = try SyncError.ofCatalog { () throws(CatalogError) in
      try CatalogFile(path: path).read()
    }
    // Main pictures first, because lists show them.
    let all = catalog.campsites.map { catalog.pictures(of: $0.id) }
    let addresses = all.compactMap(\.first) + all.flatMap { $0.dropFirst() }
    let outcome = try store.fill(addresses)
    surroundings.print(progress.summary(outcome))
  }

  private func pictureFolder() throws(SyncError) -> String {
    if let folder = options.pictureFolder { return folder }
    guard let folder = folder("XDG_DATA_HOME", below: ".local/share") else { throw .noDataFolder }
    return "\(folder)/camsh/pictures"
  }

  private func operations(for writer: CatalogWriter) throws(CatalogError) -> [Operation] {
    if let point = options.near {
      return [.near(point.coordinate, meters: options.radius?.meters ?? 20_000)]
    }
    if let word = options.search { return [.search(word)] }
    if !options.pictures.isEmpty { return options.pictures.map { .pictures($0) } }
    if options.wantsAll { return [.everything] }
    if options.wantsChanges || options.since != nil { return [.changes(since: options.since)] }
    let isKnown = try writer.completion(of: Operation.everything.request) != nil
    return [isKnown ? .changes(since: nil) : .everything]
  }

  private func fetcher(
    _ endpoint: Endpoint, key: ServiceKey, counting writer: CatalogWriter,
    report: @escaping (SyncEvent) -> Void
  ) -> Fetcher {
    Fetcher(
      client: HTTPClient(bodyLimit: 64 << 20), endpoint: endpoint, key: key,
      limits: Fetcher.Limits(
        secondsPerRequest: options.timeout.count, retries: options.retries,
        firstPause: options.pause.count, quota: options.quota),
      deadline: Deadline(seconds: options.deadline.count),
      countRequest: { () throws(SyncError) in
        try SyncError.ofCatalog { () throws(CatalogError) in
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

  private func catalogPath() throws(SyncError) -> String {
    if let path = options.catalog { return path }
    guard let data = folder("XDG_DATA_HOME", below: ".local/share") else { throw .noDataFolder }
    return CatalogFile.usual(in: "\(data)/camsh").path
  }

  /// The folder that a variable names, or the default one in the home folder.
  private func folder(_ variable: String, below usual: String) -> String? {
    // The XDG specification says to ignore relative paths.
    func value(_ name: String) -> String? {
      surroundings.environment[name].flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
    return value(variable) ?? value("HOME").map { "\($0)/\(usual)" }
  }
}

extension ExitStatus {
  /// Ends the process without waiting for abandoned requests.
  func leave() -> Never {
    _exit(rawValue)
  }
}
