import Dispatch
import HeadlessUIKit

extension StandInStore {
  /// Takes the closures that a call of a missing module is given.
  ///
  /// A scheduler calls them in a later turn. Another object keeps them, and the shell can call them: without them, a
  /// continuation in a closure would never resume.
  func take(closuresIn arguments: KeyValuePairs<String, Any?>) {
    for (label, argument) in arguments {
      guard let call = argument as? () -> Void else { continue }
      if isScheduler {
        nonisolated(unsafe) let call = call
        DispatchQueue.main.async { call() }
      } else {
        Seam.add(Seam(name: label.isEmpty ? "closure" : label, file: "", line: 0, completion: call))
      }
    }
  }

  private var isScheduler: Bool {
    ["schedule", "async", "dispatch", "enqueue", "addOperation"].contains(where: member.hasPrefix)
  }
}
