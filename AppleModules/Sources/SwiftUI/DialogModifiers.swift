import Foundation

// `camsh adopt` writes the title, the actions and the message of each alert as closures.
extension View {
  // MARK: Alerts

  @discardableResult public func alert(
    title: (ViewOutline) -> Void = { _ in }, isPresented: Binding<Bool>,
    actions: @escaping (ViewOutline) -> Void,
    message: @escaping (ViewOutline) -> Void = { _ in }
  ) -> ViewOutline {
    outlined.asks(.alert, ViewOutline(title).firstText, isPresented, actions, message)
  }
  @discardableResult public func alert<T>(
    title: (ViewOutline) -> Void = { _ in }, isPresented: Binding<Bool>, presenting data: T?,
    actions: @escaping (ViewOutline, T) -> Void,
    message: @escaping (ViewOutline, T) -> Void = { _, _ in }
  ) -> ViewOutline {
    outlined.asks(.alert, ViewOutline(title).firstText, isPresented, data, actions, message)
  }
  @discardableResult public func alert<Failure: LocalizedError>(
    isPresented: Binding<Bool>, error: Failure?, actions: @escaping (ViewOutline) -> Void
  ) -> ViewOutline {
    outlined.asks(.alert, error?.errorDescription, isPresented, error) { outline, _ in
      actions(outline)
    }
  }
  @discardableResult public func alert<Failure: LocalizedError>(
    isPresented: Binding<Bool>, error: Failure?,
    actions: @escaping (ViewOutline, Failure) -> Void,
    message: @escaping (ViewOutline, Failure) -> Void = { _, _ in }
  ) -> ViewOutline {
    outlined.asks(.alert, error?.errorDescription, isPresented, error, actions, message)
  }
  @discardableResult public func alert<Item>(
    item: Binding<Item?>, actions: @escaping (ViewOutline, Item) -> Void
  ) -> ViewOutline { outlined.shows(.alert, item, nil, actions) }

  // MARK: Action sheets

  @discardableResult public func confirmationDialog(
    title: (ViewOutline) -> Void = { _ in }, isPresented: Binding<Bool>,
    actions: @escaping (ViewOutline) -> Void,
    message: @escaping (ViewOutline) -> Void = { _ in }
  ) -> ViewOutline {
    outlined.asks(.confirmation, ViewOutline(title).firstText, isPresented, actions, message)
  }
  @discardableResult public func confirmationDialog<T>(
    title: (ViewOutline) -> Void = { _ in }, isPresented: Binding<Bool>, presenting data: T?,
    actions: @escaping (ViewOutline, T) -> Void,
    message: @escaping (ViewOutline, T) -> Void = { _, _ in }
  ) -> ViewOutline {
    outlined.asks(
      .confirmation, ViewOutline(title).firstText, isPresented, data, actions, message)
  }
  @discardableResult public func actionSheet(
    isPresented: Binding<Bool>, actions: @escaping (ViewOutline) -> Void
  ) -> ViewOutline { outlined.shows(.actionSheet, isPresented, nil, actions) }
  @discardableResult public func actionSheet<Item>(
    item: Binding<Item?>, actions: @escaping (ViewOutline, Item) -> Void
  ) -> ViewOutline { outlined.shows(.actionSheet, item, nil, actions) }
}

extension ViewOutline {
  fileprivate func asks(
    _ style: Presentation.Style, _ title: String?, _ isPresented: Binding<Bool>,
    _ actions: @escaping (ViewOutline) -> Void, _ message: @escaping (ViewOutline) -> Void
  ) -> ViewOutline {
    shows(style, isPresented, nil) { outline in
      outline.title = title
      outline.message = ViewOutline(message).firstText
      actions(outline)
    }
  }

  /// Shows nothing without data.
  fileprivate func asks<T>(
    _ style: Presentation.Style, _ title: String?, _ isPresented: Binding<Bool>, _ data: T?,
    _ actions: @escaping (ViewOutline, T) -> Void,
    _ message: @escaping (ViewOutline, T) -> Void = { _, _ in }
  ) -> ViewOutline {
    guard let data else { return self }
    return asks(style, title, isPresented, { actions($0, data) }, { message($0, data) })
  }
}
