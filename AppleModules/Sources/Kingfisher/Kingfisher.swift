@_exported import FoundationNetworking
@_exported import UIKit

public typealias KFCrossPlatformImage = UIImage
public typealias KFCrossPlatformColor = UIColor
public typealias KFCrossPlatformView = UIView
public typealias KFCrossPlatformImageView = UIImageView
public typealias KFCrossPlatformButton = UIButton

/// The namespace `kf` of an object or a value.
public struct KingfisherWrapper<Base> {
  public let base: Base
  public init(_ base: Base) { self.base = base }
}

/// An object with the namespace `kf`.
public protocol KingfisherCompatible: AnyObject {}

/// A value with the namespace `kf`.
public protocol KingfisherCompatibleValue {}

extension KingfisherCompatible {
  public var kf: KingfisherWrapper<Self> { KingfisherWrapper(self) }
}

extension KingfisherCompatibleValue {
  public var kf: KingfisherWrapper<Self> { KingfisherWrapper(self) }
}

extension UIImage: KingfisherCompatible {}
extension UIImageView: KingfisherCompatible {}
extension UIButton: KingfisherCompatible {}
