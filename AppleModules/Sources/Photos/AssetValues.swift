/// What the library knows of one asset.
struct AssetValues {
  let identifier: String
  var filename: String
  var mediaType = PHAssetMediaType.image
  var mediaSubtypes: PHAssetMediaSubtype = []
  var creationDate: Date?
  var pixelWidth = 4032
  var pixelHeight = 3024
  var duration: TimeInterval = 0
  var isFavorite = false
  var isHidden = false

  var typeIdentifier: String {
    mediaType == .video ? "com.apple.quicktime-movie" : "public.jpeg"
  }

  /// Three photos, one of them live, and a video, from the days before the launch's first one.
  static let samples: [AssetValues] = {
    var live = photo(3)
    live.mediaSubtypes = .photoLive
    var video = AssetValues(
      identifier: "00000000-0000-0000-0000-000000000004/L0/001", filename: "IMG_0004.MOV")
    video.mediaType = .video
    video.creationDate = day(4)
    (video.pixelWidth, video.pixelHeight, video.duration) = (1920, 1080, 12)
    return [photo(1), photo(2), live, video]
  }()

  private static func photo(_ number: Int) -> AssetValues {
    var photo = AssetValues(
      identifier: "00000000-0000-0000-0000-00000000000\(number)/L0/001",
      filename: "IMG_000\(number).JPG")
    photo.creationDate = day(number)
    return photo
  }

  /// Days of December 2025.
  private static func day(_ number: Int) -> Date {
    Date(timeIntervalSince1970: 1_764_547_200 + Double(number) * 86400)
  }
}
