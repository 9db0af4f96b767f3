import Foundation
import RxSwift

// RxCocoa 4 counted time in seconds.

extension SharedSequence {
  public func throttle(
    _ seconds: TimeInterval, latest: Bool = true
  ) -> SharedSequence<SharingStrategy, Element> {
    throttle(.inSeconds(seconds), latest: latest)
  }

  public func debounce(_ seconds: TimeInterval) -> SharedSequence<SharingStrategy, Element> {
    debounce(.inSeconds(seconds))
  }

  public func delay(_ seconds: TimeInterval) -> SharedSequence<SharingStrategy, Element> {
    delay(.inSeconds(seconds))
  }
}
