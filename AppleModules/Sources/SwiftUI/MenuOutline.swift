extension ViewOutline {
  public func menu(title: Build = { _ in }, content: Build, label: Build = { _ in }) {
    menu(title: title, label: label, primaryAction: nil, content: content)
  }
  public func menu(
    title: Build = { _ in }, content: Build, primaryAction: @escaping () -> Void
  ) { menu(title: title, label: { _ in }, primaryAction: primaryAction, content: content) }
  public func menu(content: Build, label: Build, primaryAction: @escaping () -> Void) {
    menu(title: label, label: label, primaryAction: primaryAction, content: content)
  }
  private func menu(
    title: Build, label: Build, primaryAction: (() -> Void)?, content: Build
  ) {
    let named = ViewOutline(title)
    elements.append(
      .menu(
        label: named.firstText == nil ? ViewOutline(label) : named,
        content: ViewOutline(content), primary: primaryAction))
  }
}
