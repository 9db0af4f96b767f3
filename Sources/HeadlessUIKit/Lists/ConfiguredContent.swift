/// The view that a cell's or a header's content configuration creates.
///
/// UIKit's own list configuration needs none here: a row's texts are read from it.
@MainActor struct ConfiguredContent {
  private var view: (any UIView & UIContentView)?

  nonisolated init() {}

  mutating func show(_ configuration: (any UIContentConfiguration)?, in owner: UIView) {
    guard let configuration, !(configuration is UIListContentConfiguration) else {
      view?.detach()
      view = nil
      return
    }
    if let view, view.supports(configuration) {
      view.configuration = configuration
      return
    }
    view?.detach()
    let made = configuration.makeContentView()
    view = made
    owner.attach(made)
  }
}
