import Foundation

/// A TLS server with an untrusted certificate: `openssl s_server`.
final class TLSServer {
  private static let openssl = "/usr/bin/openssl"
  private static let authorities = "/etc/ssl/certs/ca-certificates.crt"

  /// Whether there is an OpenSSL to serve with.
  static let isPossible = FileManager.default.isExecutableFile(atPath: openssl)

  /// Whether a process can be made to trust the certificate, which takes a file system of its own.
  static let isTrustPossible: Bool = {
    isPossible && FileManager.default.fileExists(atPath: authorities)
      && (try? run("/usr/bin/unshare", ["-m", "/bin/true"])) == 0
  }()

  let port: Int
  private let folder: URL
  private let process = Process()

  /// Serves what the files of a folder say, each a whole answer, named after its path and query.
  init(in folder: URL) throws {
    self.folder = folder
    let made = try Self.run(
      Self.openssl,
      [
        "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-keyout", "key.pem", "-out", "cert.pem",
        "-days", "2", "-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost",
      ], in: folder)
    guard made == 0 else { throw CocoaError(.executableLoad) }
    process.executableURL = URL(filePath: Self.openssl)
    process.arguments = [
      "s_server", "-accept", "127.0.0.1:0", "-cert", "cert.pem", "-key", "key.pem", "-HTTP",
    ]
    process.currentDirectoryURL = folder
    process.standardInput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    var said = ""
    while !said.hasSuffix("\n") || !said.contains("ACCEPT") {
      let bytes = output.fileHandleForReading.availableData
      guard !bytes.isEmpty else { throw CocoaError(.executableLoad) }
      said += String(decoding: bytes, as: UTF8.self)
    }
    let address = said.split(separator: "\n").last { $0.hasPrefix("ACCEPT") }
    guard let port = address?.split(separator: ":").last.flatMap({ Int($0) }) else {
      throw CocoaError(.executableLoad)
    }
    self.port = port
  }

  deinit {
    process.terminate()
  }

  var baseURL: String { "https://localhost:\(port)" }

  /// What a program is run through so that it trusts the certificate.
  var trusting: [String] {
    let certificate = folder.appending(path: "cert.pem").path(percentEncoded: false)
    let script = #"mount --bind "$0" "$1" && shift && exec "$@""#
    return ["/usr/bin/unshare", "-m", "/bin/sh", "-c", script, certificate, Self.authorities]
  }

  func serve(_ answer: String, at url: URL) throws {
    let name = "\(url.lastPathComponent)?\(url.query(percentEncoded: true) ?? "")"
    try Data(answer.utf8).write(to: folder.appending(path: name, directoryHint: .notDirectory))
  }

  private static func run(
    _ program: String, _ arguments: [String], in folder: URL? = nil
  ) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }
}
