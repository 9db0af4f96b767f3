import Foundation
import Synchronization

/// Parses and writes the answers that camsh makes up, for apps that read them without a decoder.
public struct AnswerParsing: Sendable {
  /// Parses the data of a sample to a list or an object; nil if the data came from elsewhere.
  public let parse: @Sendable (_ data: Data, _ isList: Bool) -> Any?
  /// The data of a sample, or of a part of one; nil if the value came from elsewhere.
  public let write: @Sendable (_ value: Any) -> Data?

  public init(
    parse: @escaping @Sendable (_ data: Data, _ isList: Bool) -> Any?,
    write: @escaping @Sendable (_ value: Any) -> Data?
  ) {
    self.parse = parse
    self.write = write
  }

  private static let installed = Mutex<AnswerParsing?>(nil)

  public static var current: AnswerParsing? {
    get { installed.withLock { $0 } }
    set { installed.withLock { $0 = newValue } }
  }
}

// Adopted apps call these in place of Foundation's methods, which can't be overridden.
extension JSONSerialization {
  /// - Parameter isList: Whether the app takes the result for a list.
  public static func parsedObject(
    with data: Data, options: ReadingOptions = [], isList: Bool = false
  ) throws -> Any {
    if let sample = AnswerParsing.current?.parse(data, isList) { return sample }
    return try jsonObject(with: data, options: options)
  }

  public static func parsedObject(
    with stream: InputStream, options: ReadingOptions = [], isList: Bool = false
  ) throws -> Any {
    try jsonObject(with: stream, options: options)
  }

  public static func writtenData(
    withJSONObject value: Any, options: WritingOptions = []
  ) throws -> Data {
    try AnswerParsing.current?.write(value) ?? data(withJSONObject: value, options: options)
  }
}
