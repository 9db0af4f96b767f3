import Foundation
import GRDB
import GRDBSQLite

/// The database columns of a campsite.
enum CampsiteColumns {
  /// The column names, the key first.
  static let names = [
    "contentId", "name", "province", "district", "address", "summary", "introduction", "kinds",
    "facilities", "phone", "homepage", "latitude", "longitude", "firstImageURL", "modified",
  ]

  /// The column names as an SQL list.
  static let list = names.joined(separator: ", ")

  /// The value that stores text completely: bound as text, it would end at its first NUL.
  static func stored(_ text: String?) -> DatabaseValue {
    guard let text else { return .null }
    return text.utf8.contains(0) ? Data(text.utf8).databaseValue : text.databaseValue
  }
}

extension Campsite {
  /// Reads a campsite from a row that contains ``CampsiteColumns`` in order, starting at a given
  /// column.
  init(row: Row, from first: Int = 0) {
    self.init(
      text: { String.fromDatabaseValue(row[first + $0]) },
      number: { Double.fromDatabaseValue(row[first + $0]) })
  }

  /// Reads a campsite from a statement's current row, which is many times faster.
  init(statement: OpaquePointer, from first: Int32) {
    func isThere(_ column: Int32) -> Bool { sqlite3_column_type(statement, column) != SQLITE_NULL }
    self.init(
      text: { index in
        let column = first + Int32(index)
        guard isThere(column) else { return nil }
        // Reads text as a blob too, because text would end at its first NUL.
        let start = sqlite3_column_blob(statement, column)
        let count = sqlite3_column_bytes(statement, column)
        return String(
          decoding: UnsafeRawBufferPointer(start: start, count: Int(count)), as: UTF8.self)
      },
      number: { index in
        let column = first + Int32(index)
        return isThere(column) ? sqlite3_column_double(statement, column) : nil
      })
  }

  private init(text: (Int) -> String?, number: (Int) -> Double?) {
    func list(_ index: Int) -> [String] {
      (text(index) ?? "").utf8.split(separator: UInt8(ascii: ",")).map { String(Substring($0)) }
    }
    var coordinate: Coordinate?
    if let latitude = number(11), let longitude = number(12) {
      coordinate = Coordinate(latitude: latitude, longitude: longitude)
    }
    self.init(
      contentId: text(0) ?? "", name: text(1) ?? "", province: text(2), district: text(3),
      address: text(4), summary: text(5), introduction: text(6), kinds: list(7),
      facilities: list(8), phone: text(9), homepage: text(10), coordinate: coordinate,
      firstImageURL: text(13), modified: text(14))
  }

  /// The values of ``CampsiteColumns``, in order.
  var storedValues: [DatabaseValue] {
    typealias Columns = CampsiteColumns
    return [
      Columns.stored(contentId), Columns.stored(name), Columns.stored(province),
      Columns.stored(district), Columns.stored(address), Columns.stored(summary),
      Columns.stored(introduction), Columns.stored(kinds.joined(separator: ",")),
      Columns.stored(facilities.joined(separator: ",")), Columns.stored(phone),
      Columns.stored(homepage), coordinate?.latitude.databaseValue ?? .null,
      coordinate?.longitude.databaseValue ?? .null, Columns.stored(firstImageURL),
      Columns.stored(modified),
    ]
  }
}
