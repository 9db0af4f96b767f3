import HeadlessUIKit

// An app converts a missing module's values. Disfavored, so that literals and the app's own values
// keep their initializers.

extension BinaryInteger {
  @_disfavoredOverload
  public init(_ standIn: StandIn) { self = standInValue(standIn) }
}

extension BinaryFloatingPoint {
  @_disfavoredOverload
  public init(_ standIn: StandIn) { self = standInValue(standIn) }
}

extension String {
  @_disfavoredOverload
  public init(_ standIn: StandIn) { self = standInValue(standIn) }
}
