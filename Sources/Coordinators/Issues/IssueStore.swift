extension Issues {
  /// What is wrong, and who looks after it.
  struct Issue: Equatable, Sendable {
    let title: String
    var assignee: String?
  }

  /// The issues of a launch, oldest first.
  @MainActor final class IssueStore {
    private(set) var issues = [
      Issue(title: "The map opens in the sea", assignee: nil),
      Issue(title: "이슈 목록이 사라짐", assignee: "Zoe"),
    ]
    let people = ["Daisy", "Jade", "Zoe"]

    func add(_ issue: Issue) {
      issues.append(issue)
    }
  }
}
