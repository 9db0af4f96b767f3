import UIKit

extension Issues {
  /// Receives the creator's events.
  @MainActor protocol IssueCreatorDelegate: AnyObject {
    func didTapSave(_ draft: IssueDraft)
    func didTapAssignee()
    func didTapCancel()
  }

  /// An editor for a new or existing issue.
  public final class IssueCreatorViewController: SheetScreen {
    private weak var coordinator: (any IssueCreatorDelegate)?
    private(set) var draft: IssueDraft
    private let titleField = UITextField()

    init(coordinator: any IssueCreatorDelegate, draft: IssueDraft) {
      self.coordinator = coordinator
      self.draft = draft
      super.init(nibName: nil, bundle: nil)
      title = draft.summary
    }

    public required init?(coder: NSCoder) { nil }

    public override func viewDidLoad() {
      super.viewDidLoad()
      titleField.placeholder = "Title"
      titleField.text = draft.title
      titleField.addAction(
        UIAction { [weak self] _ in self?.titleChanged() }, for: .editingChanged)
      view.addSubview(titleField)
      let actions = [
        UIAction(title: "save") { [weak self] _ in
          guard let self else { return }
          coordinator?.didTapSave(draft)
        },
        UIAction(title: "assignee") { [weak self] _ in
          self?.coordinator?.didTapAssignee()
        },
        UIAction(title: "cancel") { [weak self] _ in self?.coordinator?.didTapCancel() },
      ]
      for action in actions { view.addSubview(UIButton(primaryAction: action)) }
    }

    private func titleChanged() {
      draft.title = titleField.text ?? ""
      title = draft.summary
    }

    /// Sets the assignee; nil for none.
    func assign(to name: String?) {
      draft.assignee = name
      title = draft.summary
    }
  }
}
