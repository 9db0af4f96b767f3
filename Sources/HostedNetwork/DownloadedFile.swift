import Foundation
import FoundationNetworking
@_spi(Reflection) import Swift
import Synchronization

/// The file of an answered download.
///
/// Foundation gives the app the file that the protocol of its request names in a table. The table is
/// internal, because only Foundation's own protocol for HTTP answers downloads.
enum DownloadedFile {
  private static let table = "properties"
  private static let key = "temporaryFileURL"
  private static let count = Mutex(0)
  /// `.classType`, which Swift declares as a variable.
  private static let ofClass = _EachFieldOptions(rawValue: 1)

  /// Writes a response's body to a new temporary file, and names it to Foundation; false if either
  /// fails.
  static func add(_ body: [UInt8], to answered: URLProtocol) -> Bool {
    // The same name in every run.
    let number = count.withLock { count in
      count += 1
      return count
    }
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("CFNetworkDownload_\(number).tmp")
    guard (try? Data(body).write(to: file)) != nil else { return false }
    var isNamed = false
    _forEachField(of: URLProtocol.self, options: ofClass) { name, offset, type, _ in
      guard String(cString: name) == table else { return true }
      // The field has the type that the runtime says it has, and the object outlives the call.
      let field = Unmanaged.passUnretained(answered).toOpaque() + offset
      isNamed = (type as? any NamedValues.Type)?.add(file, named: key, at: field) ?? false
      return false
    }
    return isNamed
  }
}

/// A dictionary whose keys have names.
private protocol NamedValues {
  static func add(_ value: Any, named name: String, at field: UnsafeMutableRawPointer) -> Bool
}

extension Dictionary: NamedValues where Value == Any {
  static func add(_ value: Any, named name: String, at field: UnsafeMutableRawPointer) -> Bool {
    guard let type = Key.self as? any RawRepresentable.Type, let key = key(type, name) as? Key
    else { return false }
    field.assumingMemoryBound(to: Self.self).pointee[key] = value
    return true
  }

  private static func key<Name: RawRepresentable>(_: Name.Type, _ text: String) -> Name? {
    (text as? Name.RawValue).flatMap(Name.init(rawValue:))
  }
}
