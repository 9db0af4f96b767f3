import RxSwift
import UIKit

extension Reactive where Base: UserDefaults {
  /// The present value of a key.
  ///
  /// Later values aren't heard: nothing on Linux tells of them.
  public func observe<Element>(
    _ type: Element.Type, _ key: String, options: KeyValueObservingOptions = [.new, .initial],
    retainSelf: Bool = true
  ) -> Observable<Element?> {
    Observable.create { [base] observer in
      if options.contains(.initial) { observer.onNext(base.object(forKey: key) as? Element) }
      return Disposables.create()
    }
  }

  /// The same: defaults are the app's for as long as it runs.
  public func observeWeakly<Element>(
    _ type: Element.Type, _ key: String, options: KeyValueObservingOptions = [.new, .initial]
  ) -> Observable<Element?> {
    observe(type, key, options: options)
  }
}

public struct KeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let initial = KeyValueObservingOptions(rawValue: 1 << 0)
  public static let new = KeyValueObservingOptions(rawValue: 1 << 1)
}
