/// Where an image was found, or is looked for.
public enum SDImageCacheType: Int, Sendable {
  case none, disk, memory, all

  var includesMemory: Bool { self == .memory || self == .all }
  var includesDisk: Bool { self == .disk || self == .all }
}

/// How a cache is asked, which is stored.
public struct SDImageCacheOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let queryMemoryData = Self(rawValue: 1)
  public static let queryMemoryDataSync = Self(rawValue: 2)
  public static let queryDiskDataSync = Self(rawValue: 4)
  public static let scaleDownLargeImages = Self(rawValue: 8)
  public static let avoidDecodeImage = Self(rawValue: 16)
  public static let decodeFirstFrameOnly = Self(rawValue: 32)
}
