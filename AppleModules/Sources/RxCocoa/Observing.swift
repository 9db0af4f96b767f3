import RxSwift
import UIKit

extension Reactive where Base: UserDefaults {
  /// The value of a key: now, and each time it changes.
  public func observe<Element>(
    _ type: Element.Type, _ key: String, options: KeyValueObservingOptions = [.new, .initial],
    retainSelf: Bool = true
  ) -> Observable<Element?> {
    Observable.create { [base] observer in
      let watch = DefaultsWatch(base, key)
      if options.contains(.initial) { observer.onNext(base.object(forKey: key) as? Element) }
      let token = NotificationCenter.default.addObserver(
        forName: UserDefaults.didChangeNotification, object: nil, queue: nil
      ) { _ in
        if watch.hasChanged() { observer.onNext(base.object(forKey: key) as? Element) }
      }
      return Disposables.create { NotificationCenter.default.removeObserver(token) }
    }
  }

  /// The same: defaults are the app's for as long as it runs.
  public func observeWeakly<Element>(
    _ type: Element.Type, _ key: String, options: KeyValueObservingOptions = [.new, .initial]
  ) -> Observable<Element?> {
    observe(type, key, options: options)
  }
}

/// Tells whether the value of a key has changed, by its text.
private final class DefaultsWatch {
  private let defaults: UserDefaults
  private let key: String
  private var last: String?

  init(_ defaults: UserDefaults, _ key: String) {
    self.defaults = defaults
    self.key = key
    last = text
  }

  private var text: String? { defaults.object(forKey: key).map { "\($0)" } }

  func hasChanged() -> Bool {
    let now = text
    defer { last = now }
    return now != last
  }
}

public struct KeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let initial = KeyValueObservingOptions(rawValue: 1 << 0)
  public static let new = KeyValueObservingOptions(rawValue: 1 << 1)
}
