/// What a view shows enlarged while a finger rests on it, and the text sizes that it allows.
///
/// Stored only.
struct LargeContent {
  var isShown = false
  var title: String?
  var image: UIImage?
}

extension UIView {
  public var showsLargeContentViewer: Bool {
    get { ornamentsIfSet?.largeContent.isShown ?? false }
    set { ornaments.largeContent.isShown = newValue }
  }
  public var largeContentTitle: String? {
    get { ornamentsIfSet?.largeContent.title }
    set { ornaments.largeContent.title = newValue }
  }
  public var largeContentImage: UIImage? {
    get { ornamentsIfSet?.largeContent.image }
    set { ornaments.largeContent.image = newValue }
  }
  public var minimumContentSizeCategory: UIContentSizeCategory? {
    get { ornamentsIfSet?.contentSizeCategories.minimum }
    set { ornaments.contentSizeCategories.minimum = newValue }
  }
  public var maximumContentSizeCategory: UIContentSizeCategory? {
    get { ornamentsIfSet?.contentSizeCategories.maximum }
    set { ornaments.contentSizeCategories.maximum = newValue }
  }
}
