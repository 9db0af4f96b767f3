import RxSwift
import UIKit

extension Reactive where Base: UserDefaults {
  /// The current value of a key.
  ///
  /// Sends no later values, because defaults on Linux report no changes.
  public func observe<Element>(
    _ type: Element.Type, _ key: String, options: KeyValueObservingOptions = [.new, .initial],
    retainSelf: Bool = true
  ) -> Observable<Element?> {
    Observable.create { [base] observer in
      if options.contains(.initial) { observer.onNext(base.object(forKey: key) as? Element) }
      return Disposables.create()
    }
  }

  /// The current value of a key; defaults live as long as the app, so they needn't be retained.
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
