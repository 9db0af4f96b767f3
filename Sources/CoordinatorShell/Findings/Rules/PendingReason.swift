/// Why camsh doesn't judge an object yet.
package enum PendingReason {
  /// Work that will run, or that another thread is running, retains it.
  case work(String)
  /// A delay in virtual time retains it.
  case delayedWork
  /// A timer that a replay has shown to end by itself retains it.
  case endingTimer
  /// A suspended task retains it, which may continue.
  case task(String)
  /// A task retains it that waits for a module that is missing on Linux.
  case missingModule
  /// A container retains it to show it again.
  case container(ObjectLabel)
  /// A container retains the child that it belongs to.
  case child(ObjectLabel, of: ObjectLabel)

  var isTask: Bool {
    if case .task = self { true } else { false }
  }

  package var words: String {
    switch self {
    case .work(let name): "retained by \(name)"
    case .delayedWork: "retained by delayed work"
    case .endingTimer: "retained by a timer that ends by itself"
    case .task(let name): "retained by \(name)"
    case .missingModule: "retained by a task that waits for a missing module"
    case .container(let container): "retained by \(container.text), which may show it again"
    case .child(let child, let container):
      "\(child.text) is retained by \(container.text), which may show it again"
    }
  }
}
