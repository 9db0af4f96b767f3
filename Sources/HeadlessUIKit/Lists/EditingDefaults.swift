/// The editing methods of a table's data source that the app left to the protocol's defaults.
///
/// UIKit asks Objective-C whether a data source implements a method, which Swift can't tell. Each
/// default therefore records in the table that it ran.
struct EditingDefaults: OptionSet, Sendable {
  let rawValue: UInt8

  static let canEdit = EditingDefaults(rawValue: 1 << 0)
  static let canMove = EditingDefaults(rawValue: 1 << 1)
  static let commit = EditingDefaults(rawValue: 1 << 2)
  static let move = EditingDefaults(rawValue: 1 << 3)
}
