import HeadlessUIKit
import Testing

@MainActor struct ContentUnavailableTests {
  private final class Results: UIViewController {
    var isEmpty = true
    private(set) var retries = 0
    private(set) var states: [UIContentUnavailableConfigurationState] = []

    override func updateContentUnavailableConfiguration(
      using state: UIContentUnavailableConfigurationState
    ) {
      states.append(state)
      guard isEmpty else {
        contentUnavailableConfiguration = nil
        return
      }
      var configuration = UIContentUnavailableConfiguration.search()
      configuration.text = "Nothing found"
      configuration.button.title = "Retry"
      configuration.buttonProperties.primaryAction = UIAction { [weak self] _ in
        self?.retries += 1
      }
      contentUnavailableConfiguration = configuration
    }
  }

  private let stage = Stage()

  private func texts(of screen: UIViewController) -> [String] {
    screen.screenContent().elements.map(\.text)
  }

  @Test func `a view controller is asked for its configuration when it appears`() {
    _ = stage.device
    let results = Results()
    stage.show(results)
    #expect(results.states.count == 1)
    #expect(
      texts(of: results) == [
        "magnifyingglass", "Nothing found", "Check the spelling or try a new search.", "Retry",
      ])
  }

  @Test func `the button performs its action when it is tapped`() throws {
    _ = stage.device
    let results = Results()
    stage.show(results)
    let retry = try #require(stage.device.finger.targets.first { $0.title == "Retry" })
    try stage.device.finger.tap(retry)
    #expect(results.retries == 1)
  }

  @Test func `an update removes the view once there is content`() {
    _ = stage.device
    let results = Results()
    stage.show(results)
    results.isEmpty = false
    results.setNeedsUpdateContentUnavailableConfiguration()
    #expect(results.states.count == 2)
    #expect(texts(of: results).isEmpty)
  }

  @Test func `a configuration that is set before the view is loaded is shown once it appears`() {
    _ = stage.device
    let screen = UIViewController()
    screen.contentUnavailableConfiguration = UIContentUnavailableConfiguration.loading()
    #expect(!screen.isViewLoaded)
    stage.show(screen)
    #expect(texts(of: screen).contains("Loading…"))
  }

  @Test func `the state does not retain its view controller`() {
    _ = stage.device
    weak var gone: Results?
    var state: UIContentUnavailableConfigurationState?
    do {
      let results = Results()
      results.loadViewIfNeeded()
      results.setNeedsUpdateContentUnavailableConfiguration()
      state = results.states.first
      gone = results
    }
    #expect(gone == nil)
    #expect(state?.traitCollection == .current)
  }
}
