import Foundation

public let kCIInputImageKey = "inputImage"
public let kCIInputRadiusKey = "inputRadius"
public let kCIInputIntensityKey = "inputIntensity"
public let kCIOutputImageKey = "outputImage"

/// A filter, which returns its input image, or an empty image for a code.
open class CIFilter: NSObject, KeyedValues {
  public let name: String
  private var values: [String: Any]

  public init?(name: String) {
    self.name = name
    values = [:]
  }

  public init?(name: String, parameters: [String: Any]?) {
    self.name = name
    values = parameters ?? [:]
  }

  open func setDefaults() {}
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  open func value(forKey key: String) -> Any? { values[key] }

  open var outputImage: CIImage? {
    values[kCIInputImageKey] as? CIImage
      ?? CIImage(extent: CGRect(x: 0, y: 0, width: 23, height: 23))
  }
}
