@_spi(Picker) import Photos

/// The choice of an asset, which loads without access to the library.
public struct PHPickerResult: Hashable {
  public let itemProvider: NSItemProvider
  /// Nil unless the picker was configured with the app's photo library.
  public let assetIdentifier: String?

  init(_ sample: SamplePhoto, isIdentified: Bool) {
    itemProvider = sample.itemProvider
    assetIdentifier = isIdentified ? sample.identifier : nil
  }
}
