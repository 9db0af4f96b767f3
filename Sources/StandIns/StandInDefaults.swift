import Foundation

extension UserDefaults {
  /// Stores the text of a stand-in, such as a token that a missing service sends; Foundation traps on other objects.
  public func set(_ standIn: (any StandInBehavior)?, forKey key: String) {
    guard let standIn else { return removeObject(forKey: key) }
    let text: String = standInValue(standIn)
    set(text, forKey: key)
  }
}
