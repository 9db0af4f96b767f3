import Foundation
import Glibc
import TestSupport

/// Chromium without a window, spoken to in its DevTools protocol over two named pipes.
final class Browser {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// The page's requests and errors, in order.
  private(set) var events: [[String: Any]] = []
  private let process = Process()
  private let folder = TemporaryFolder()
  private let requests: FileHandle
  private let answers: FileHandle
  private var buffer = Data()
  private var next = 1
  private var session: String?

  static let program: String? = [
    "/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome",
  ].first { FileManager.default.isExecutableFile(atPath: $0) }

  init() throws {
    guard let program = Self.program else { throw Failure(description: "no Chromium is installed") }
    let (input, output) = ("\(folder.path)/in", "\(folder.path)/out")
    guard mkfifo(input, 0o600) == 0, mkfifo(output, 0o600) == 0 else {
      throw Failure(description: "no pipes")
    }
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = [
      "-c", "exec \"$0\" \"$@\" 3<'\(input)' 4>'\(output)'", program, "--headless=new",
      "--no-sandbox",
      "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run", "--remote-debugging-pipe",
      "--user-data-dir=\(folder.path)/profile", "about:blank",
    ]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    process.environment = ["HOME": folder.path, "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8"]
    try process.run()
    requests = try FileHandle(forWritingTo: URL(filePath: input))
    answers = try FileHandle(forReadingFrom: URL(filePath: output))
    let target = try call("Target.createTarget", ["url": "about:blank"])
    let attached = try call(
      "Target.attachToTarget", ["targetId": target["targetId"] ?? "", "flatten": true])
    session = attached["sessionId"] as? String
    for domain in ["Page", "Runtime", "Log", "Network"] { _ = try call("\(domain).enable") }
    _ = try call("Page.setLifecycleEventsEnabled", ["enabled": true])
  }

  deinit {
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  /// Opens a file and waits until it has loaded.
  func open(_ path: String, width: Int = 1000, isDark: Bool = false) throws {
    _ = try call(
      "Emulation.setDeviceMetricsOverride",
      ["width": width, "height": 900, "deviceScaleFactor": 1, "mobile": false])
    _ = try call(
      "Emulation.setEmulatedMedia",
      ["features": [["name": "prefers-color-scheme", "value": isDark ? "dark" : "light"]]])
    // From one address to another of the same page there would be no load.
    try load("about:blank")
    events = []
    try load(path.hasPrefix("/") ? "file://\(path)" : path)
  }

  private func load(_ url: String) throws {
    let loader = try call("Page.navigate", ["url": url])["loaderId"] as? String
    func isLoaded(_ event: [String: Any]) -> Bool {
      let parameters = event["params"] as? [String: Any]
      return event["method"] as? String == "Page.lifecycleEvent"
        && parameters?["name"] as? String == "load"
        && parameters?["loaderId"] as? String == loader
    }
    while !events.contains(where: isLoaded) { events.append(try message()) }
  }

  /// The value of an expression in the page.
  func evaluate(_ expression: String) throws -> String {
    let answer = try call(
      "Runtime.evaluate",
      ["expression": "String(\(expression))", "returnByValue": true, "awaitPromise": true])
    if let details = answer["exceptionDetails"] {
      throw Failure(description: "\(expression): \(details)")
    }
    return (answer["result"] as? [String: Any])?["value"] as? String ?? ""
  }

  /// Presses and releases a key.
  func press(_ key: String) throws {
    let codes = ["ArrowRight": 39, "ArrowLeft": 37, "Home": 36, "End": 35, "Tab": 9, "Escape": 27]
    for type in ["keyDown", "keyUp"] {
      var event: [String: Any] = ["type": type, "key": key, "code": key]
      if let code = codes[key] { event["windowsVirtualKeyCode"] = code }
      if codes[key] == nil, type == "keyDown" { event["text"] = key }
      _ = try call("Input.dispatchKeyEvent", event)
    }
  }

  /// Everything that can be reached with the keyboard or heard, as `role name`.
  func accessibleNames() throws -> [(role: String, name: String)] {
    let tree = try call("Accessibility.getFullAXTree")
    return (tree["nodes"] as? [[String: Any]] ?? []).compactMap { node in
      guard node["ignored"] as? Bool != true,
        let role = (node["role"] as? [String: Any])?["value"] as? String
      else { return nil }
      return (role, (node["name"] as? [String: Any])?["value"] as? String ?? "")
    }
  }

  /// A screenshot of the page, as PNG.
  func screenshot() throws -> Data {
    let answer = try call("Page.captureScreenshot", ["format": "png"])
    return Data(base64Encoded: answer["data"] as? String ?? "") ?? Data()
  }

  /// Errors on the console, exceptions, and violations of the policy.
  var complaints: [String] {
    events.compactMap { event in
      let parameters = event["params"] as? [String: Any] ?? [:]
      switch event["method"] as? String {
      case "Runtime.exceptionThrown": return "\(parameters)"
      case "Runtime.consoleAPICalled": return "\(parameters)"
      case "Log.entryAdded": return "\(parameters["entry"] ?? "")"
      default: return nil
      }
    }
  }

  /// The requested addresses.
  var requested: [String] {
    events.compactMap { event in
      guard event["method"] as? String == "Network.requestWillBeSent" else { return nil }
      let request = (event["params"] as? [String: Any])?["request"] as? [String: Any]
      return request?["url"] as? String
    }
  }

  // MARK: The protocol

  private func call(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
    let id = next
    next += 1
    var message: [String: Any] = ["id": id, "method": method, "params": parameters]
    if let session { message["sessionId"] = session }
    try requests.write(contentsOf: JSONSerialization.data(withJSONObject: message) + [0])
    while true {
      let answer = try self.message()
      guard answer["id"] as? Int == id else {
        events.append(answer)
        continue
      }
      if let error = answer["error"] { throw Failure(description: "\(method): \(error)") }
      return answer["result"] as? [String: Any] ?? [:]
    }
  }

  /// The next message, which ends with a zero; waits a minute at most.
  private func message() throws -> [String: Any] {
    while true {
      if let end = buffer.firstIndex(of: 0) {
        let text = buffer[buffer.startIndex..<end]
        buffer = Data(buffer[buffer.index(after: end)...])
        return try JSONSerialization.jsonObject(with: text) as? [String: Any] ?? [:]
      }
      var waiting = pollfd(fd: answers.fileDescriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&waiting, 1, 60_000) > 0 else { throw Failure(description: "no answer") }
      let data = answers.availableData
      guard !data.isEmpty else { throw Failure(description: "Chromium ended") }
      buffer.append(data)
    }
  }
}
