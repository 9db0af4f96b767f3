import CoordinatorKit
import Synchronization

/// A folder of files that each respond to a request of the app.
package final class ResponseFolder: Sendable {
  package static let ending = ".http"
  private static let fileLimit = 10_000

  package let path: String

  private struct State {
    /// The files by request; later ones of the same request come later.
    var files: [AppNetwork.Request: [ResponseFile]] = [:]
    /// What was recorded and isn't written yet.
    var unwritten: [ResponseFile] = []
  }

  private let state = Mutex(State())

  /// Reads the files of a folder, which needn't exist.
  @MainActor package init(_ path: String, files: any FileAccess) throws(StepFailure) {
    self.path = path
    let names = files.list(path).filter { !$0.isFolder && $0.name.hasSuffix(Self.ending) }
      .map(\.name).sorted()
    guard names.count <= Self.fileLimit else {
      throw .elsewhere("\(path) holds \(names.count) files; \(Self.fileLimit) are the most")
    }
    var places: [String: String] = [:]
    for name in names {
      let place = "\(path)/\(name)"
      let file = try Self.read(place, files)
      let key = "\(file.request.method) \(file.request.url) from \(file.first)"
      if let other = places.updateValue(place, forKey: key) {
        throw .elsewhere("\(place): \(other) responds to the same request")
      }
      add(file)
    }
  }

  @MainActor private static func read(
    _ place: String, _ files: any FileAccess
  ) throws(StepFailure) -> ResponseFile {
    let bytes: [UInt8]
    do { bytes = try files.read(place, atMost: ResponseFile.sizeLimit) } catch {
      throw .unreadableFile(place, error)
    }
    do { return try ResponseFile(bytes) } catch {
      throw .elsewhere("\(place):\(error.line): expected \(error.wanted)")
    }
  }

  private func add(_ file: ResponseFile) {
    state.withLock { state in
      state.files[file.request, default: []].append(file)
      state.files[file.request]?.sort { $0.first < $1.first }
    }
  }

  /// The response to the `number`th such request of a launch.
  func response(to request: AppNetwork.Request, number: Int) -> AppNetwork.Response? {
    state.withLock { $0.files[request]?.last { $0.first <= number }?.response }
  }

  /// Whether the response to the `number`th such request has been recorded.
  func hasRecorded(_ request: AppNetwork.Request, number: Int) -> Bool {
    state.withLock { $0.files[request]?.contains { $0.first == number } ?? false }
  }

  /// Records a response, which the next call of `write` writes.
  func record(_ response: AppNetwork.Response, to request: AppNetwork.Request, number: Int) {
    let file = ResponseFile(request: request, first: number, response: response)
    add(file)
    state.withLock { $0.unwritten.append(file) }
  }

  /// Writes what was recorded into new files; returns the failures.
  @MainActor func write(_ files: any FileAccess) -> [StepFailure] {
    let unwritten = state.withLock { state in
      defer { state.unwritten = [] }
      return state.unwritten
    }
    var failures: [StepFailure] = []
    for file in unwritten {
      do { try write(file, files) } catch { failures.append(error) }
    }
    return failures
  }

  @MainActor private func write(_ file: ResponseFile, _ files: any FileAccess) throws(StepFailure) {
    for attempt in 1...100 {
      let place = "\(path)/\(Self.name(of: file.request, from: file.first, attempt))"
      do {
        try files.makeFolder(holding: place)
        if try files.create(place, holding: file.bytes) { return }
      } catch { throw .unwritableFile(place, error) }
      // Another process has recorded the same request.
      if let other = try? Self.read(place, files), other.request == file.request,
        other.first == file.first
      {
        return
      }
    }
    throw .fileExists(
      "\(path)/\(Self.name(of: file.request, from: file.first, 1))", canForce: false)
  }

  /// The path of the file that would respond to a request.
  func place(for request: AppNetwork.Request) -> String {
    "\(path)/\(Self.name(of: request, from: 1, 1))"
  }

  /// A name that shows the request, in letters, digits, dots and hyphens; never a path.
  static func name(of request: AppNetwork.Request, from first: Int, _ attempt: Int) -> String {
    let address = request.url.drop { $0 != ":" }.drop { ":/".contains($0) }
    var name = request.method.lowercased() + "-"
    for character in address {
      let isPlain = character.isASCII && (character.isLetter || character.isNumber)
      if isPlain || character == "." {
        name.append(character)
      } else if name.last != "-" {
        name.append("-")
      }
    }
    name = String(name.prefix(120))
    while name.last == "-" || name.last == "." { name.removeLast() }
    if first > 1 { name += "-from-\(first)" }
    return name + (attempt > 1 ? "-\(attempt)" : "") + ending
  }
}
