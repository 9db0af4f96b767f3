extension SDImageCache {
  /// The size of the data that would be in files.
  public func totalDiskSize() -> UInt { sizes.reduce(0) { $0 + UInt($1) } }

  public func totalDiskCount() -> UInt { UInt(sizes.count) }

  public func calculateSize(completionBlock: SDWebImageCalculateSizeBlock? = nil) {
    guard let completionBlock else { return }
    let (count, size) = (totalDiskCount(), totalDiskSize())
    later { completionBlock(count, size) }
  }
}
