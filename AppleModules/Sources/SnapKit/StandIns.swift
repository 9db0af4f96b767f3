import StandIns

// A missing module's view, or a value of one, in a constraint.
extension StandIn: ConstraintNumber, ConstraintDirectionalInsetTarget {}
