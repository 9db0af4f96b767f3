@_exported import UIKit

/// A cell or section view that lists reuse by an identifier: the class's name, unless it says otherwise.
@preconcurrency @MainActor public protocol Reusable: AnyObject {
  static var reuseIdentifier: String { get }
}

extension Reusable {
  public static var reuseIdentifier: String { String(describing: self) }
}

/// A reusable view that a nib describes.
public typealias NibReusable = Reusable & NibLoadable
