@_exported import UIKit

/// A cell or section view with a reuse identifier, which is the class's name by default.
@preconcurrency @MainActor public protocol Reusable: AnyObject {
  static var reuseIdentifier: String { get }
}

extension Reusable {
  public static var reuseIdentifier: String { String(describing: self) }
}

/// A reusable view described by a nib.
public typealias NibReusable = Reusable & NibLoadable
