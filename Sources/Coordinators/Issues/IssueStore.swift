extension Issues {
  /// What is wrong, and who looks after it.
  struct Issue: Equatable, Sendable, Identifiable {
    /// Counted from 1, in the order in which the issues were made.
    let id: Int
    var title: String
    var assignee: String?
  }

  /// An issue as a screen edits it: a new one, or another state of one that is there.
  struct IssueDraft: Equatable, Sendable {
    /// The issue that is edited; nil for a new one.
    private(set) var issue: Issue.ID?
    /// As it was typed.
    var title: String
    var assignee: String?

    init(title: String?) {
      self.title = title ?? ""
    }

    init(_ issue: Issue) {
      self.issue = issue.id
      title = issue.title
      assignee = issue.assignee
    }

    /// What the issue is called once it is saved.
    var savedTitle: String {
      let isBlank = title.allSatisfy(\.isWhitespace)
      return isBlank ? "Untitled" : title
    }

    /// The title and whoever looks after the issue, in one line.
    var summary: String { ([savedTitle] + [assignee].compactMap(\.self)).joined(separator: ", ") }
  }

  /// The issues of a launch, oldest first.
  @MainActor final class IssueStore {
    private(set) var issues = [
      Issue(id: 1, title: "The map opens in the sea", assignee: nil),
      Issue(id: 2, title: "이슈 목록이 사라짐", assignee: "Zoe"),
    ]
    let people = ["Daisy", "Jade", "Zoe"]

    /// Adds a new issue, or gives one that is there its new state.
    func save(_ draft: IssueDraft) {
      let saved = Issue(
        id: draft.issue ?? issues.count + 1, title: draft.savedTitle, assignee: draft.assignee)
      if let index = issues.firstIndex(where: { $0.id == saved.id }) {
        issues[index] = saved
      } else {
        issues.append(saved)
      }
    }
  }
}
