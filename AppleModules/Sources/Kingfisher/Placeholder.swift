/// What an image view shows until its image has arrived: an image, or a view.
public protocol Placeholder {
  @MainActor func add(to imageView: KFCrossPlatformImageView)
  @MainActor func remove(from imageView: KFCrossPlatformImageView)
}

extension UIImage: Placeholder {
  @MainActor public func add(to imageView: KFCrossPlatformImageView) { imageView.image = self }
  @MainActor public func remove(from imageView: KFCrossPlatformImageView) { imageView.image = nil }
}

extension Placeholder where Self: UIView {
  @MainActor public func add(to imageView: KFCrossPlatformImageView) { imageView.addSubview(self) }
  @MainActor public func remove(from imageView: KFCrossPlatformImageView) { removeFromSuperview() }
}
