/// What a view controller shows instead of content: a text, an image and buttons.
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  /// A button's action, and whether the button reacts to taps.
  public struct ButtonProperties {
    public enum Role: Int, Sendable {
      case normal, primary, cancel, destructive
    }

    public var primaryAction: UIAction?
    public var menu: UIMenu?
    public var isEnabled = true
    public var role = Role.normal

    nonisolated init() {}
  }

  public typealias TextProperties = UIListContentConfiguration.TextProperties
  public typealias ImageProperties = UIListContentConfiguration.ImageProperties

  public enum Alignment: Int, Sendable {
    case center, natural
  }

  public var text: String?
  public var attributedText: NSAttributedString? {
    didSet { text = attributedText?.string }
  }
  public var secondaryText: String?
  public var secondaryAttributedText: NSAttributedString? {
    didSet { secondaryText = secondaryAttributedText?.string }
  }
  public var image: UIImage?
  public var button = UIButton.Configuration()
  public var buttonProperties = ButtonProperties()
  public var secondaryButton = UIButton.Configuration()
  public var secondaryButtonProperties = ButtonProperties()
  public var textProperties = TextProperties()
  public var secondaryTextProperties = TextProperties()
  public var imageProperties = ImageProperties()
  public var background = UIBackgroundConfiguration()
  public var alignment = Alignment.center
  public var directionalLayoutMargins = NSDirectionalEdgeInsets.zero
  public var axesPreservingSuperviewLayoutMargins = UIAxis.both
  public var imageToTextPadding: CGFloat = 0
  public var textToSecondaryTextPadding: CGFloat = 0
  public var textToButtonPadding: CGFloat = 0
  public var buttonToSecondaryButtonPadding: CGFloat = 0
  var isLoading = false

  public static func empty() -> UIContentUnavailableConfiguration {
    UIContentUnavailableConfiguration()
  }

  public static func loading() -> UIContentUnavailableConfiguration {
    var configuration = UIContentUnavailableConfiguration()
    configuration.isLoading = true
    configuration.text = "Loading…"
    return configuration
  }

  public static func search() -> UIContentUnavailableConfiguration {
    var configuration = UIContentUnavailableConfiguration()
    configuration.image = UIImage(systemName: "magnifyingglass")
    configuration.text = "No Results"
    configuration.secondaryText = "Check the spelling or try a new search."
    return configuration
  }

  public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }
}

@preconcurrency @MainActor
public struct UIContentUnavailableConfigurationState: UIConfigurationState {
  private var traits: UITraitCollection?
  private var owner: ControllerLink?

  public init(traitCollection: UITraitCollection) {
    traits = traitCollection
  }

  /// Reads the traits only if the app asks for them, because every appearance creates a state.
  init(of owner: UIViewController) {
    self.owner = owner.link
  }

  public var traitCollection: UITraitCollection {
    get { traits ?? owner?.target?.traitCollection ?? .current }
    set { traits = newValue }
  }

  /// The text of the search controller's field, if the view controller has one.
  public var searchText: String? {
    owner?.target?.navigationItemIfLoaded?.searchController?.searchBar.text
  }
}

/// Shows a configuration for content that is unavailable.
@preconcurrency @MainActor open class UIContentUnavailableView: UIView, UIContentView {
  open var configuration: any UIContentConfiguration {
    didSet { showContent() }
  }
  open var isScrollEnabled = false

  public init(configuration: UIContentUnavailableConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    showContent()
  }

  public required init?(coder: NSCoder) { nil }

  private func showContent() {
    subviews.forEach { $0.removeFromSuperview() }
    guard let content = configuration as? UIContentUnavailableConfiguration else { return }
    if content.isLoading {
      let indicator = UIActivityIndicatorView(style: .medium)
      indicator.startAnimating()
      addSubview(indicator)
    }
    if let image = content.image { addSubview(UIImageView(image: image)) }
    for text in [content.text, content.secondaryText].compactMap(\.self) {
      let label = UILabel()
      label.text = text
      addSubview(label)
    }
    add(content.button, content.buttonProperties)
    add(content.secondaryButton, content.secondaryButtonProperties)
  }

  private func add(
    _ configuration: UIButton.Configuration,
    _ properties: UIContentUnavailableConfiguration.ButtonProperties
  ) {
    let title = configuration.title ?? configuration.attributedTitle.map { String($0.characters) }
    guard title != nil || configuration.image != nil || properties.primaryAction != nil else {
      return
    }
    let button = UIButton(configuration: configuration, primaryAction: properties.primaryAction)
    if let title { button.configuration?.title = title }
    button.isEnabled = properties.isEnabled
    button.menu = properties.menu
    button.showsMenuAsPrimaryAction = properties.menu != nil && properties.primaryAction == nil
    addSubview(button)
  }
}

extension UIViewController {
  /// Asks the app for the configuration, as UIKit does before a view controller appears.
  final func updateContentUnavailable() {
    guard isViewLoaded else { return }
    let state = UIContentUnavailableConfigurationState(of: self)
    TrackedUpdate.run(self) {
      updateContentUnavailableConfiguration(using: state)
    } again: {
      $0.updateContentUnavailable()
    }
    if contentUnavailableView == nil, contentUnavailableConfiguration != nil {
      showContentUnavailable()
    }
  }

  /// Replaces the view in front of the content by that of the current configuration.
  final func showContentUnavailable() {
    contentUnavailableView?.removeFromSuperview()
    contentUnavailableView = nil
    guard let configuration = contentUnavailableConfiguration, let view = viewIfLoaded else {
      return
    }
    let shown: UIView = configuration.makeContentView()
    contentUnavailableView = shown
    view.addSubview(shown)
  }
}
