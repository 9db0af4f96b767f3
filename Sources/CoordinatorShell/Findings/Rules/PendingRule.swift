import HeadlessUIKit
import RetainGraph

/// Only delayed work, which will run, a suspended task, which may continue, or a timer that ends by
/// itself retains the object.
///
/// A task isn't the reason if a cycle would keep the object after the task's end, or if the task
/// polls and so never ends.
package struct PendingRule: SurvivorRule {
  package func opinion(_ suspect: Suspect, node: Int, in evidence: Evidence) -> Opinion? {
    if let path = evidence.path(to: node), path.root.kind.isWork {
      return .pending(.work(path.root.label))
    }
    if let path = evidence.path(to: node), evidence.isOfRepeatingTimer(path) {
      let links = evidence.links(along: path).map(\.typedShape)
      let shape = [evidence.rootName(of: path), suspect.label.typeName] + links
      guard evidence.session.isDeallocatedByItself(suspect, through: shape) else { return nil }
      return .pending(.endingTimer)
    }
    if let path = evidence.certainPath(to: node) {
      guard path.root.kind == .clock, evidence.endlessWork(of: path) == nil else {
        return nil
      }
      return .pending(.delayedWork)
    }
    guard let task = evidence.task(holding: node), !evidence.isPolling(task),
      evidence.cyclesBesideTasks.strongCycle(keeping: node) == nil
    else { return nil }
    let name = evidence.graph.roots.first { $0.node == task }?.label
    return .pending(.task(name ?? RootName.suspendedTask))
  }
}
