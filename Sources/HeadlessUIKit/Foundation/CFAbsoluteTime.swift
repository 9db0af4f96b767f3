import Foundation

/// Seconds since January 1, 2001.
public typealias CFAbsoluteTime = CFTimeInterval

/// The current date, as Core Foundation reports it.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.timeIntervalSinceReferenceDate }
