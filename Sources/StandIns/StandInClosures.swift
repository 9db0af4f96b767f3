import Dispatch
import HeadlessUIKit

extension StandInStore {
  /// Takes the closures that a call of a missing module is given.
  ///
  /// A scheduler calls them in a later turn. Another object keeps them, and the shell can call them: without them, a
  /// continuation in a closure would never resume. A closure that can't be called is only kept, as long as its screen.
  func take(closuresIn arguments: KeyValuePairs<String, Any?>) {
    for (label, argument) in arguments {
      guard let argument, let closure = HandedClosure(argument) else { continue }
      let name = [label, member, "closure"].first { !$0.isEmpty } ?? ""
      guard let call = closure.call(named: name) else {
        Seam.add(Seam(keeping: argument))
        continue
      }
      if isScheduler, !closure.hasParameters {
        // The caller hands it over.
        nonisolated(unsafe) let call = call
        DispatchQueue.main.async { call() }
      } else {
        // A closure with parameters is a completion handler, which is called once.
        let isAnswer = closure.hasParameters
        Seam.add(Seam(name: name, file: "", line: 0, isOnce: isAnswer, completion: call))
      }
    }
  }

  private var isScheduler: Bool {
    ["schedule", "async", "dispatch", "enqueue", "addOperation"].contains(where: member.hasPrefix)
  }
}
