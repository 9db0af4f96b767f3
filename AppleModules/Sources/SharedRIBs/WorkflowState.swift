/// What every workflow is, whichever streams its steps are.
open class WorkflowState {
  package let endings = Endings()
  private var isComplete = false

  public init() {}

  open func didComplete() {}
  open func didFork() {}
  open func didReceiveError(_ error: any Error) {}

  package final func complete() {
    guard !isComplete else { return }
    isComplete = true
    didComplete()
  }
}
