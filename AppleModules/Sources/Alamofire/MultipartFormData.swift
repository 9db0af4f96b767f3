/// The parts of a form, encoded in the order in which they were appended.
open class MultipartFormData {
  public let boundary: String
  private var body = Data()

  public init(fileManager: FileManager = .default, boundary: String? = nil) {
    self.boundary = boundary ?? "alamofire.boundary"
  }

  open var contentType: String { "multipart/form-data; boundary=\(boundary)" }
  public var contentLength: UInt64 { UInt64(body.count) }

  public func append(
    _ data: Data, withName name: String, fileName: String? = nil, mimeType: String? = nil
  ) {
    var head = "--\(boundary)\r\nContent-Disposition: form-data; name=\"\(name)\""
    if let fileName { head += "; filename=\"\(fileName)\"" }
    if let mimeType { head += "\r\nContent-Type: \(mimeType)" }
    body += Data((head + "\r\n\r\n").utf8) + data + Data("\r\n".utf8)
  }

  public func append(_ fileURL: URL, withName name: String) {
    append(
      fileURL, withName: name, fileName: fileURL.lastPathComponent,
      mimeType: "application/octet-stream")
  }

  public func append(
    _ fileURL: URL, withName name: String, fileName: String, mimeType: String
  ) {
    let data = (try? Data(contentsOf: fileURL)) ?? Data()
    append(data, withName: name, fileName: fileName, mimeType: mimeType)
  }

  public func encode() throws -> Data { body + Data("--\(boundary)--\r\n".utf8) }
}
