import RxSwift
import UIKit

/// A delegate that an app's extension of `rx` inserts between an object and its delegate.
///
/// It receives the methods that its class implements. Swift on Linux can't intercept other methods,
/// so ``methodInvoked(_:)`` sends nothing for them.
open class DelegateProxy<Parent: AnyObject, DelegateType>: NSObject {
  public typealias ParentObject = Parent
  public typealias Delegate = DelegateType

  public private(set) weak var parentObject: Parent?
  private weak var forwarded: AnyObject?
  private var retained: AnyObject?

  public init<Proxy: DelegateProxyType>(parentObject: Parent, delegateProxy: Proxy.Type)
  where Proxy.ParentObject == Parent, Proxy.Delegate == DelegateType {
    self.parentObject = parentObject
    super.init()
  }

  open func methodInvoked(_ selector: Selector) -> Observable<[Any]> { .never() }
  open func sentMessage(_ selector: Selector) -> Observable<[Any]> { .never() }

  /// The delegate that the app has set in addition.
  open func forwardToDelegate() -> DelegateType? { forwarded as? DelegateType }

  open func setForwardToDelegate(_ delegate: DelegateType?, retainDelegate: Bool) {
    forwarded = delegate.map { $0 as AnyObject }
    retained = retainDelegate ? forwarded : nil
  }
}

/// The interface of a class of delegate proxies.
public protocol DelegateProxyType: AnyObject {
  associatedtype ParentObject: AnyObject
  associatedtype Delegate

  static func registerKnownImplementations()
  static func currentDelegate(for object: ParentObject) -> Delegate?
  static func setCurrentDelegate(_ delegate: Delegate?, to object: ParentObject)
  func forwardToDelegate() -> Delegate?
  func setForwardToDelegate(_ delegate: Delegate?, retainDelegate: Bool)
}

/// An object with a delegate; its proxies need no functions to access the delegate.
public protocol HasDelegate: AnyObject {
  associatedtype Delegate
  var delegate: Delegate? { get set }
}

/// An object with a data source; its proxies need no functions to access it.
public protocol HasDataSource: AnyObject {
  associatedtype DataSource
  var dataSource: DataSource? { get set }
}

extension DelegateProxyType where ParentObject: HasDelegate, Delegate == ParentObject.Delegate {
  public static func currentDelegate(for object: ParentObject) -> Delegate? { object.delegate }

  public static func setCurrentDelegate(_ delegate: Delegate?, to object: ParentObject) {
    object.delegate = delegate
  }
}

extension DelegateProxyType where ParentObject: HasDataSource, Delegate == ParentObject.DataSource {
  public static func currentDelegate(for object: ParentObject) -> Delegate? { object.dataSource }

  public static func setCurrentDelegate(_ delegate: Delegate?, to object: ParentObject) {
    object.dataSource = delegate
  }
}

// The factory of a class's proxies, and the key of the association; one for each class.
private final class ProxyMaker {
  var make: ((AnyObject) -> AnyObject)?
  let key = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
}

// Delegates are set on the main thread.
nonisolated(unsafe) private var makers: [ObjectIdentifier: ProxyMaker] = [:]

extension DelegateProxyType {
  private static var maker: ProxyMaker {
    if let known = makers[ObjectIdentifier(Self.self)] { return known }
    let maker = ProxyMaker()
    makers[ObjectIdentifier(Self.self)] = maker
    return maker
  }

  public static func register<Parent>(make: @escaping (Parent) -> Self) {
    maker.make = { object in
      guard let parent = object as? Parent else { fatalError("no \(Parent.self): \(object)") }
      return make(parent)
    }
  }

  /// The object's proxy, which becomes its delegate.
  public static func proxy(for object: ParentObject) -> Self {
    let maker = maker
    if let known = objc_getAssociatedObject(object, maker.key) as? Self { return known }
    if maker.make == nil { registerKnownImplementations() }
    guard let made = maker.make?(object) as? Self else {
      fatalError(
        "DelegateProxy has no factory of \(object); implement registerKnownImplementations")
    }
    objc_setAssociatedObject(object, maker.key, made, .OBJC_ASSOCIATION_RETAIN)
    made.setForwardToDelegate(currentDelegate(for: object), retainDelegate: false)
    setCurrentDelegate(made as? Delegate, to: object)
    return made
  }

  public static func installForwardDelegate(
    _ forwardDelegate: Delegate, retainDelegate: Bool, onProxyForObject object: ParentObject
  ) -> any Disposable {
    let proxy = proxy(for: object)
    proxy.setForwardToDelegate(forwardDelegate, retainDelegate: retainDelegate)
    return Disposables.create { [weak proxy] in
      proxy?.setForwardToDelegate(nil, retainDelegate: false)
    }
  }
}
