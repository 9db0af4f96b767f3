@_spi(Picker) import Photos

/// Which assets a picker shows.
public struct PHPickerFilter: Sendable {
  let isIncluded: @Sendable (SamplePhoto) -> Bool

  public static let images = PHPickerFilter { !$0.isVideo }
  public static let videos = PHPickerFilter { $0.isVideo }
  public static let livePhotos = PHPickerFilter { $0.isLive }
  // The library has no other assets.
  public static let depthEffectPhotos = none
  public static let bursts = none
  public static let panoramas = none
  public static let screenshots = none
  public static let screenRecordings = none
  public static let cinematicVideos = none
  public static let slomoVideos = none
  public static let timelapseVideos = none

  private static let none = PHPickerFilter { _ in false }

  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter { sample in subfilters.contains { $0.isIncluded(sample) } }
  }

  public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter { sample in subfilters.allSatisfy { $0.isIncluded(sample) } }
  }

  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter {
    PHPickerFilter { !filter.isIncluded($0) }
  }
}
