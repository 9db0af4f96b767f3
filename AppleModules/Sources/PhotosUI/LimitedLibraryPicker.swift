import Photos

extension PHPhotoLibrary {
  /// Shows nothing, because the app's access isn't limited to some photos.
  @MainActor public func presentLimitedLibraryPicker(from controller: UIViewController) {}

  @MainActor public func presentLimitedLibraryPicker(
    from controller: UIViewController, completionHandler: @escaping ([String]) -> Void
  ) {
    HeadlessDevice.current.clock.schedule(after: .zero) { completionHandler([]) }
  }
}
