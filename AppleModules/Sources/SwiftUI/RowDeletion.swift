extension ViewOutline {
  /// A row that the user can delete.
  public func row(_ build: Build) { group(build).isRow = true }

  private var groups: [ViewOutline] {
    elements.compactMap { if case .group(let outline) = $0 { outline } else { nil } }
  }

  /// Whether the view or a part of it doesn't allow deleting.
  private var forbidsDeleting: Bool { isDeleteDisabled || groups.contains { $0.forbidsDeleting } }

  fileprivate func forbidDeleting() {
    isDeleteDisabled = true
    deletion = nil
    for group in groups { group.forbidDeleting() }
  }

  fileprivate func setDeletion(_ action: @escaping (IndexSet) -> Void) {
    guard !isDeleteDisabled else { return }
    for (number, row) in groups.filter(\.isRow).enumerated() where !row.forbidsDeleting {
      row.deletion = { action([number]) }
    }
  }
}

extension View {
  /// Adds a button that deletes the row to each row of a loop.
  @discardableResult
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> ViewOutline {
    let outline = outlined
    if let action { outline.setDeletion(action) }
    return outline
  }

  /// Removes the buttons that delete the rows.
  @discardableResult public func deleteDisabled(_ isDisabled: Bool) -> ViewOutline {
    let outline = outlined
    if isDisabled { outline.forbidDeleting() }
    return outline
  }
}
