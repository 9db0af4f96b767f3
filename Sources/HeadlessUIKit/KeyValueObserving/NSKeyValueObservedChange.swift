import Foundation

public enum NSKeyValueChange: UInt, Sendable {
  case setting = 1
  case insertion, removal, replacement
}

/// A change of a property; its values are nil if the observation's options don't ask for them.
public struct NSKeyValueObservedChange<Value> {
  public typealias Kind = NSKeyValueChange

  public let kind: Kind
  public let newValue: Value?
  public let oldValue: Value?
  public let indexes: IndexSet?
  public let isPrior: Bool

  init(newValue: Value?, oldValue: Value?) {
    kind = .setting
    self.newValue = newValue
    self.oldValue = oldValue
    indexes = nil
    isPrior = false
  }
}
