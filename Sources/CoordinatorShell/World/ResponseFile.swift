import CoordinatorKit

/// A file with a request and the response to it.
///
///     GET https://api.example.com/books?page=1
///     200
///     Content-Type: application/json
///
///     {"books": []}
///
/// The first line may end in `from 2`: then the file responds to the second such request of a launch
/// and later ones. The status may be a whole status line. The body is the rest of the file, byte by
/// byte.
package struct ResponseFile: Sendable, Equatable {
  package let request: AppNetwork.Request
  /// The number of the first such request that the file responds to.
  package let first: Int
  package let response: AppNetwork.Response

  /// Why a file can't be read as one.
  package struct Malformed: Error, Equatable {
    package let line: Int
    package let wanted: String
  }

  /// The most bytes that a file may have, and that a line of its head may have.
  package static let sizeLimit = 16 << 20
  package static let lineLimit = 16 << 10

  package init(request: AppNetwork.Request, first: Int, response: AppNetwork.Response) {
    self.request = request
    self.first = first
    self.response = response
  }

  package init(_ bytes: [UInt8]) throws(Malformed) {
    var lines = HeadLines(bytes)
    (request, first) = try Self.request(lines.next())
    let status = try Self.status(lines.next())
    var headers: [AppNetwork.Response.Header] = []
    while let line = lines.next(), !line.text.isEmpty {
      headers.append(try Self.header(line))
    }
    response = AppNetwork.Response(
      status: status, headers: headers, body: Array(bytes[lines.position...]))
  }

  package var bytes: [UInt8] {
    var head = "\(request.method) \(request.url)\(first > 1 ? " from \(first)" : "")\n"
    head += "\(response.status)\n"
    for header in response.headers { head += "\(header.name): \(header.value)\n" }
    return Array((head + "\n").utf8) + response.body
  }

  // MARK: Lines

  private static func request(
    _ line: HeadLines.Line?
  ) throws(Malformed) -> (AppNetwork.Request, Int) {
    let words = line?.text.split(separator: " ") ?? []
    guard words.count == 2 || words.count == 4 && words[2] == "from",
      words[0].allSatisfy({ $0.isASCII && $0.isUppercase }),
      words[1].hasPrefix("http://") || words[1].hasPrefix("https://"),
      let first = words.count == 4 ? Int(words[3]) : 1, first > 0
    else { throw Malformed(line: 1, wanted: "a request such as GET https://example.com/books") }
    return (AppNetwork.Request(method: String(words[0]), url: String(words[1])), first)
  }

  private static func status(_ line: HeadLines.Line?) throws(Malformed) -> Int {
    var words = line?.text.split(separator: " ") ?? []
    if words.first?.hasPrefix("HTTP/") == true { words.removeFirst() }
    guard let status = words.first.flatMap({ Int($0) }), 100...599 ~= status else {
      throw Malformed(line: 2, wanted: "a status such as 200")
    }
    return status
  }

  private static func header(
    _ line: HeadLines.Line
  ) throws(Malformed) -> AppNetwork.Response.Header {
    let colon = line.text.firstIndex(of: ":") ?? line.text.startIndex
    let name = line.text[..<colon]
    guard !name.isEmpty,
      name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") })
    else {
      throw Malformed(
        line: line.number, wanted: "a header such as Content-Type: text/plain, or an empty line")
    }
    let value = line.text[line.text.index(after: colon)...].drop { $0 == " " }
    return AppNetwork.Response.Header(name: String(name), value: String(value))
  }
}

/// The lines of a file up to the first empty one.
private struct HeadLines {
  struct Line {
    let number: Int
    let text: String
  }

  private let bytes: [UInt8]
  private var number = 0
  /// Where the next line begins.
  private(set) var position = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The next line; nil at the end, and a line that matches nothing if it isn't plain text.
  mutating func next() -> Line? {
    guard position < bytes.count else { return nil }
    number += 1
    let end = bytes[position...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    var line = bytes[position..<end]
    position = min(end + 1, bytes.count)
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    guard line.count <= ResponseFile.lineLimit, let text = String(validating: line, as: UTF8.self),
      !line.contains(where: { $0 < 0x20 || $0 == 0x7F })
    else { return Line(number: number, text: ":") }
    return Line(number: number, text: text)
  }
}
