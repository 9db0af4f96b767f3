/// The insertions and deletions of one update, and whether they match the data source's counts.
@MainActor struct ListUpdate {
  var insertedRows: [IndexPath] = []
  var deletedRows: [IndexPath] = []
  var reloadedRows: [IndexPath] = []
  var movedRows: [(from: IndexPath, to: IndexPath)] = []
  var insertedSections = IndexSet()
  var deletedSections = IndexSet()
  var reloadedSections = IndexSet()
  var movedSections: [(from: Int, to: Int)] = []

  nonisolated init() {}

  /// Whether the headers and footers belong to other sections afterwards.
  var changesSections: Bool {
    !insertedSections.isEmpty || !deletedSections.isEmpty || !movedSections.isEmpty
      || !reloadedSections.isEmpty
  }

  /// Whether no row or section was inserted, deleted or moved.
  var onlyReloads: Bool {
    insertedRows.isEmpty && deletedRows.isEmpty && movedRows.isEmpty && insertedSections.isEmpty
      && deletedSections.isEmpty && movedSections.isEmpty
  }

  /// UIKit's terms for a kind of list.
  struct Words {
    let row: String
    let rows: String
    let list: String
    let view: String
  }

  static let table = Words(
    row: "row", rows: "rows", list: "table view", view: "UITableView")
  static let collection = Words(
    row: "item", rows: "items", list: "collection view", view: "UICollectionView")

  /// UIKit's exception message if the counts before and after don't match the update; nil if they
  /// do.
  func complaint(before: [Int], after: [Int], of list: Words) -> String? {
    let place = "Invalid update: invalid number of"
    let sectionsIn = insertedSections.count
    let sectionsOut = deletedSections.count
    if let bad = deletedSections.last, bad >= before.count {
      return "attempt to delete section \(bad), but there are only \(before.count) sections before "
        + "the update"
    }
    if before.count + sectionsIn - sectionsOut != after.count {
      return "\(place) sections. The number of sections contained in the \(list.list) after the "
        + "update (\(after.count)) must be equal to the number of sections contained in the "
        + "\(list.list) before the update (\(before.count)), plus or minus the number of sections "
        + "inserted or deleted (\(sectionsIn) inserted, \(sectionsOut) deleted)."
    }
    for path in deletedRows + reloadedRows + movedRows.map(\.from) {
      guard before.indices.contains(path.section), path.item < before[path.section] else {
        let count = before.indices.contains(path.section) ? before[path.section] : 0
        return "attempt to delete \(list.row) \(path.item) from section \(path.section) which only "
          + "contains \(count) \(list.rows) before the update"
      }
    }
    for path in insertedRows + movedRows.map(\.to) {
      guard after.indices.contains(path.section), path.item < after[path.section] else {
        let count = after.indices.contains(path.section) ? after[path.section] : 0
        return "attempt to insert \(list.row) \(path.item) into section \(path.section), but there "
          + "are only \(count) \(list.rows) in section \(path.section) after the update"
      }
    }
    return complaintAboutRows(before: before, after: after, of: list)
  }

  private func complaintAboutRows(before: [Int], after: [Int], of list: Words) -> String? {
    for (section, count) in after.enumerated() {
      guard let old = oldSection(of: section), !reloadedSections.contains(old),
        before.indices.contains(old)
      else { continue }
      let inserted = insertedRows.filter { $0.section == section }.count
      let deleted = deletedRows.filter { $0.section == old }.count
      let movedIn = movedRows.filter { $0.to.section == section }.count
      let movedOut = movedRows.filter { $0.from.section == old }.count
      guard before[old] + inserted - deleted + movedIn - movedOut != count else { continue }
      return "Invalid update: invalid number of \(list.rows) in section \(section). The number of "
        + "\(list.rows) contained in an existing section after the update (\(count)) must be equal "
        + "to the number of \(list.rows) contained in that section before the update "
        + "(\(before[old])), plus or minus the number of \(list.rows) inserted or deleted from that "
        + "section (\(inserted) inserted, \(deleted) deleted) and plus or minus the number of "
        + "\(list.rows) moved into or out of that section (\(movedIn) moved in, \(movedOut) moved "
        + "out)."
    }
    return nil
  }

  /// The previous index of a section; nil for an inserted section.
  private func oldSection(of section: Int) -> Int? {
    if insertedSections.contains(section) { return nil }
    if let move = movedSections.first(where: { $0.to == section }) { return move.from }
    let rank =
      section - insertedSections.count(in: 0..<max(section, 0))
      - movedSections.filter { $0.to < section }.count
    var left = rank
    var old = 0
    while true {
      let isGone = deletedSections.contains(old) || movedSections.contains { $0.from == old }
      if !isGone {
        if left == 0 { return old }
        left -= 1
      }
      old += 1
      if old > 100_000 { return nil }
    }
  }
}
