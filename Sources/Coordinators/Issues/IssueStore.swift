extension Issues {
  /// An issue with its title and assignee.
  struct Issue: Equatable, Sendable, Identifiable {
    /// The issue's number, from 1, in creation order.
    let id: Int
    var title: String
    var assignee: String?
  }

  /// A draft of a new or existing issue.
  struct IssueDraft: Equatable, Sendable {
    /// The edited issue; nil for a new one.
    private(set) var issue: Issue.ID?
    /// The title as typed.
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

    /// The title under which the issue is saved.
    var savedTitle: String {
      let isBlank = title.allSatisfy(\.isWhitespace)
      return isBlank ? "Untitled" : title
    }

    /// The title and assignee on one line.
    var summary: String { ([savedTitle] + [assignee].compactMap(\.self)).joined(separator: ", ") }
  }

  /// The issues of a launch, oldest first.
  @MainActor final class IssueStore {
    private(set) var issues = [
      Issue(id: 1, title: "The map opens in the sea", assignee: nil),
      Issue(id: 2, title: "이슈 목록이 사라짐", assignee: "Zoe"),
    ]
    let people = ["Daisy", "Jade", "Zoe"]

    /// Adds a new issue or updates an existing one.
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
