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

extension Reactive where Base: NSObject {
  /// The current value of a property, and later ones if the property reports changes.
  ///
  /// - Parameter retainSelf: Whether the sequence and its subscriptions retain the object.
  @_disfavoredOverload
  public func observe<Element>(
    _ type: Element.Type, _ keyPath: String, options: KeyValueObservingOptions = [.new, .initial],
    retainSelf: Bool = true
  ) -> Observable<Element?> {
    let retained = retainSelf ? base : nil
    return Observable.create { [weak base] observer in
      guard let base = retained ?? base else { return Disposables.create() }
      let receiver = KeyReceiver { observer.onNext($0 as? Element) }
      base.addObserver(
        receiver, forKeyPath: keyPath,
        options: options.contains(.initial) ? [.new, .initial] : [.new], context: nil)
      // The disposable releases its closure, and so the retained object, when it is disposed.
      return Disposables.create { [weak base] in
        (retained ?? base)?.removeObserver(receiver, forKeyPath: keyPath)
      }
    }
  }

  /// The current value of a property and later ones, without retaining the object.
  @_disfavoredOverload
  public func observeWeakly<Element>(
    _ type: Element.Type, _ keyPath: String, options: KeyValueObservingOptions = [.new, .initial]
  ) -> Observable<Element?> {
    observe(type, keyPath, options: options, retainSelf: false)
  }
}

/// Receives the values of an observed property.
private final class KeyReceiver: NSObject, KeyPathObserving {
  private let receive: (Any?) -> Void

  init(_ receive: @escaping (Any?) -> Void) {
    self.receive = receive
  }

  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    receive(change?[.newKey])
  }
}

public struct KeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let initial = KeyValueObservingOptions(rawValue: 1 << 0)
  public static let new = KeyValueObservingOptions(rawValue: 1 << 1)
}
