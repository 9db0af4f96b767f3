/// Lists the methods that instances of a class answer to by name alone.
///
/// A selector that only names a method, `Selector("save:")` or `NSSelectorFromString("save:")`, and one
/// that carries the method of another class find theirs here. So do the outlets and actions of a
/// storyboard. A list stands inside the class, where private methods can be reached. A class that derives
/// from `UIResponder` overrides it:
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
/// What stands later wins. No list belongs to an actor, since a notification may come on any thread.
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
