import UIKit

public enum LeakDetectionStatus {
  case InProgress
  case DidComplete
}

public struct LeakDefaultExpectationTime {
  public static let deallocation = 1.0
  public static let viewDisappear = 5.0
}

public protocol LeakDetectionHandle {
  func cancel()
}

/// Detects nothing: camsh checks what these expectations are about after every step.
public class LeakDetector {
  public static let instance = LeakDetector()

  private struct Handle: LeakDetectionHandle {
    func cancel() {}
  }

  @discardableResult
  public func expectDeallocate(
    object: AnyObject, inTime time: Double = LeakDefaultExpectationTime.deallocation
  ) -> any LeakDetectionHandle {
    Handle()
  }

  @discardableResult
  public func expectViewControllerDisappear(
    viewController: UIViewController,
    inTime time: Double = LeakDefaultExpectationTime.viewDisappear
  ) -> any LeakDetectionHandle {
    Handle()
  }
}
