@_exported import UIKit

/// A group of resources whose existence the app can check.
public protocol Validatable {
  static func validate() throws
}

public struct ValidationError: Error, CustomStringConvertible {
  public let description: String

  public init(description: String) {
    self.description = description
  }
}

public struct StringResource {
  public let key: String
  public let tableName: String
  public let bundle: Bundle
  public let locales: [String]
  public let comment: String?

  public init(key: String, tableName: String, bundle: Bundle, locales: [String], comment: String?) {
    self.key = key
    self.tableName = tableName
    self.bundle = bundle
    self.locales = locales
    self.comment = comment
  }
}

/// A resource of a bundle, found by its name.
public protocol NamedResource {
  var bundle: Bundle { get }
  var name: String { get }
}

public struct ImageResource: NamedResource {
  public let bundle: Bundle
  public let name: String

  public init(bundle: Bundle, name: String) {
    self.bundle = bundle
    self.name = name
  }
}

public struct ColorResource: NamedResource {
  public let bundle: Bundle
  public let name: String

  public init(bundle: Bundle, name: String) {
    self.bundle = bundle
    self.name = name
  }
}

public struct FileResource: NamedResource {
  public let bundle: Bundle
  public let name: String
  public let pathExtension: String

  public var fullname: String { pathExtension.isEmpty ? name : name + "." + pathExtension }

  public init(bundle: Bundle, name: String, pathExtension: String) {
    self.bundle = bundle
    self.name = name
    self.pathExtension = pathExtension
  }
}

public struct FontResource {
  public let fontName: String

  public init(fontName: String) {
    self.fontName = fontName
  }
}

extension UIImage {
  public convenience init?(
    resource: ImageResource, compatibleWith traits: UITraitCollection? = nil
  ) {
    self.init(named: resource.name, in: resource.bundle, compatibleWith: traits)
  }
}

extension UIColor {
  public convenience init?(
    resource: ColorResource, compatibleWith traits: UITraitCollection? = nil
  ) {
    self.init(named: resource.name, in: resource.bundle, compatibleWith: traits)
  }
}

extension UIFont {
  public convenience init?(resource: FontResource, size: CGFloat) {
    self.init(name: resource.fontName, size: size)
  }
}

extension Bundle {
  public func url(forResource resource: FileResource) -> URL? {
    url(forResource: resource.name, withExtension: resource.pathExtension)
  }

  public func path(forResource resource: FileResource) -> String? {
    path(forResource: resource.name, ofType: resource.pathExtension)
  }
}
