/// A color space, identified by its name.
public final class CGColorSpace: NSObject, Sendable {
  public let name: String?
  public let numberOfComponents: Int

  init(name: String, numberOfComponents: Int) {
    self.name = name
    self.numberOfComponents = numberOfComponents
    super.init()
  }
}

public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace {
  CGColorSpace(name: "DeviceRGB", numberOfComponents: 3)
}

public func CGColorSpaceCreateDeviceGray() -> CGColorSpace {
  CGColorSpace(name: "DeviceGray", numberOfComponents: 1)
}

/// The position of the alpha component in a bitmap's pixels.
public enum CGImageAlphaInfo: UInt32, Sendable {
  case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst
  case alphaOnly
}

/// The memory layout of a bitmap's pixels.
public struct CGBitmapInfo: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}
