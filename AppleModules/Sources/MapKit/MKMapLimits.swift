extension MKMapView {
  /// The region that the map's center must stay in; stored only.
  public final class CameraBoundary: NSObject, Sendable {
    public let region: MKCoordinateRegion

    public init?(coordinateRegion region: MKCoordinateRegion) {
      self.region = region
      super.init()
    }

    public init?(mapRect: MKMapRect) {
      region = MKCoordinateRegion(mapRect)
      super.init()
    }
  }

  /// The camera's minimum and maximum distance; stored only.
  public final class CameraZoomRange: NSObject, Sendable {
    public let minCenterCoordinateDistance: CLLocationDistance
    public let maxCenterCoordinateDistance: CLLocationDistance

    public init?(
      minCenterCoordinateDistance minDistance: CLLocationDistance,
      maxCenterCoordinateDistance maxDistance: CLLocationDistance
    ) {
      guard minDistance <= maxDistance else { return nil }
      minCenterCoordinateDistance = minDistance
      maxCenterCoordinateDistance = maxDistance
      super.init()
    }

    public convenience init?(minCenterCoordinateDistance distance: CLLocationDistance) {
      self.init(
        minCenterCoordinateDistance: distance, maxCenterCoordinateDistance: .greatestFiniteMagnitude
      )
    }

    public convenience init?(maxCenterCoordinateDistance distance: CLLocationDistance) {
      self.init(minCenterCoordinateDistance: 0, maxCenterCoordinateDistance: distance)
    }

    public override init() {
      minCenterCoordinateDistance = 0
      maxCenterCoordinateDistance = .greatestFiniteMagnitude
      super.init()
    }
  }

  public func setCameraBoundary(_ cameraBoundary: CameraBoundary?, animated: Bool) {
    self.cameraBoundary = cameraBoundary
  }

  public func setCameraZoomRange(_ cameraZoomRange: CameraZoomRange?, animated: Bool) {
    self.cameraZoomRange = cameraZoomRange ?? CameraZoomRange()
  }
}

/// How a map draws itself; stored only.
@preconcurrency @MainActor open class MKMapConfiguration: NSObject {
  public enum ElevationStyle: Int, Sendable { case flat, realistic }

  open var elevationStyle = ElevationStyle.flat

  public nonisolated override init() {
    super.init()
  }

  public convenience init(elevationStyle: ElevationStyle) {
    self.init()
    self.elevationStyle = elevationStyle
  }
}

open class MKStandardMapConfiguration: MKMapConfiguration {
  public enum EmphasisStyle: Int, Sendable { case `default`, muted }

  open var emphasisStyle = EmphasisStyle.default
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  open var showsTraffic = false
}

open class MKImageryMapConfiguration: MKMapConfiguration {}

open class MKHybridMapConfiguration: MKMapConfiguration {
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  open var showsTraffic = false
}

public struct MKMapFeatureOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let pointsOfInterest = Self(rawValue: 1)
  public static let territories = Self(rawValue: 2)
  public static let physicalFeatures = Self(rawValue: 4)
}
