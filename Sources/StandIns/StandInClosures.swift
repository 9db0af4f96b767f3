import Dispatch
import HeadlessUIKit

extension StandInStore {
  /// Takes the closures that a call of a missing module is given.
  ///
  /// A scheduler calls them in a later turn. Another object keeps them, and the shell can call them: without them, a
  /// continuation in a closure would never resume. A closure with parameters is only kept, as long as its screen.
  func take(closuresIn arguments: KeyValuePairs<String, Any?>) {
    for (label, argument) in arguments {
      guard let call = argument as? () -> Void else {
        if let argument, Self.isFunction(argument) { Seam.add(Seam(keeping: argument)) }
        continue
      }
      if isScheduler {
        // The caller hands it over.
        nonisolated(unsafe) let call = call
        DispatchQueue.main.async { call() }
      } else {
        Seam.add(Seam(name: label.isEmpty ? "closure" : label, file: "", line: 0, completion: call))
      }
    }
  }

  /// The kind of metadata that describes functions is part of Swift's stable ABI.
  private static func isFunction(_ value: Any) -> Bool {
    unsafeBitCast(type(of: value), to: UnsafePointer<Int>.self).pointee == 0x302
  }

  private var isScheduler: Bool {
    ["schedule", "async", "dispatch", "enqueue", "addOperation"].contains(where: member.hasPrefix)
  }
}
