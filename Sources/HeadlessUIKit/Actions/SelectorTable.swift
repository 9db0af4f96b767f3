/// Lists the methods that instances of a class can perform by name.
///
/// A selector that has only a name, `Selector("save:")` or `NSSelectorFromString("save:")`, finds its
/// method here. So does a selector that carries another class's method, and an action of a storyboard.
/// Declare the table inside the class, so that it can list private methods. A subclass of `UIResponder`
/// overrides it:
///
///     nonisolated override class var selectorTable: [Selector] {
///       super.selectorTable + [Selector("save:", Editor.save(_:)), Selector("done", Editor.done)]
///     }
///
/// Any other class conforms, and its subclasses override:
///
///     class Store: NSObject, SelectorTable {
///       nonisolated class var selectorTable: [Selector] { [Selector("reload", Store.reload)] }
///     }
///
/// A later entry wins. Tables are nonisolated, because notifications can arrive on any thread.
///
/// - Note: Not in UIKit.
public protocol SelectorTable: AnyObject {
  static var selectorTable: [Selector] { get }
}

extension Selector {
  /// The method to call on `target`: the one that the selector carries, or the one with its name in
  /// the class's table.
  func method(for target: AnyObject) -> SelectorMethod? {
    if let method, method.isMethod(of: target) { return method }
    guard let table = type(of: target) as? any SelectorTable.Type else { return nil }
    return table.selectorTable.last { $0 == self && $0.method?.isMethod(of: target) ?? false }?
      .method
  }

  /// Calls the method on `target`; returns nil and records UIKit's exception if the target has no
  /// such method.
  @discardableResult
  func perform(
    on target: AnyObject, _ sender: Any? = nil, _ event: Any? = nil
  ) -> SelectorReply? {
    guard let reply = method(for: target)?.call(on: target, sender, event) else {
      reportUnrecognized(by: target)
      return nil
    }
    return reply
  }

  /// Reports the misuse in the device's next run loop turn, from any thread.
  private func reportUnrecognized(by target: AnyObject) {
    let kind = "\(type(of: target))"
    let label = (target as? UIViewController)?.description ?? "<\(kind)>"
    let misuse = Misuse(
      outcome: .exception(name: "NSInvalidArgumentException"),
      message: "-[\(kind) \(name)]: unrecognized selector sent to instance \(label)",
      receiver: label, call: "perform(_:)")
    MainQueue.shared.add(
      MainQueue.Work(delay: 0) {
        MainActor.assumeIsolated { HeadlessDevice.current.report(misuse) }
      })
  }
}
