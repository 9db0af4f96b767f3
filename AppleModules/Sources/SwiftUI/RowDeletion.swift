extension ViewOutline {
  /// A row that the user can delete.
  public func row(_ build: Build) { group(build).isRow = true }
}

extension View {
  /// Adds a button that deletes the row to each row of a loop.
  @discardableResult
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> ViewOutline {
    let outline = outlined
    guard let action else { return outline }
    let rows = outline.elements.compactMap { element -> ViewOutline? in
      guard case .group(let row) = element, row.isRow else { return nil }
      return row
    }
    for (number, row) in rows.enumerated() {
      row.elements.append(
        .button(title: "Delete", role: .destructive, icon: nil) { action([number]) })
    }
    return outline
  }
}
