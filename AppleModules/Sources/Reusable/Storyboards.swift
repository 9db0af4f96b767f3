/// The initial screen of the storyboard with the same name.
@preconcurrency @MainActor public protocol StoryboardBased: AnyObject {
  static var sceneStoryboard: UIStoryboard { get }
}

extension StoryboardBased {
  public static var sceneStoryboard: UIStoryboard {
    UIStoryboard(name: String(describing: self), bundle: nil)
  }
}

extension StoryboardBased where Self: UIViewController {
  public static func instantiate() -> Self {
    let made = sceneStoryboard.instantiateInitialViewController()
    guard let screen = made as? Self else {
      fatalError("The initialViewController of '\(sceneStoryboard)' is not of class '\(self)'")
    }
    return screen
  }
}

/// A screen of a storyboard, found by an identifier, which is the class's name by default.
@preconcurrency @MainActor public protocol StoryboardSceneBased: AnyObject {
  static var sceneStoryboard: UIStoryboard { get }
  static var sceneIdentifier: String { get }
}

extension StoryboardSceneBased {
  public static var sceneIdentifier: String { String(describing: self) }
}

extension StoryboardSceneBased where Self: UIViewController {
  public static func instantiate() -> Self {
    let made = sceneStoryboard.instantiateViewController(withIdentifier: sceneIdentifier)
    guard let screen = made as? Self else {
      fatalError("The '\(sceneIdentifier)' of '\(sceneStoryboard)' is not of class '\(self)'")
    }
    return screen
  }
}
