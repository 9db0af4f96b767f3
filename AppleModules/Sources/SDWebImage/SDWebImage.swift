@_exported import FoundationNetworking
@_exported import UIKit

public typealias SDExternalCompletionBlock = (
  UIImage?, (any Error)?, SDImageCacheType, URL?
) -> Void
public typealias SDInternalCompletionBlock = (
  UIImage?, Data?, (any Error)?, SDImageCacheType, Bool, URL?
) -> Void
public typealias SDImageLoaderProgressBlock = (Int, Int, URL?) -> Void
public typealias SDImageLoaderCompletedBlock = (UIImage?, Data?, (any Error)?, Bool) -> Void
public typealias SDWebImageDownloaderProgressBlock = SDImageLoaderProgressBlock
public typealias SDWebImageDownloaderCompletedBlock = SDImageLoaderCompletedBlock
public typealias SDSetImageBlock = (UIImage?, Data?, SDImageCacheType, URL?) -> Void
public typealias SDWebImageNoParamsBlock = () -> Void
public typealias SDWebImageCheckCacheCompletionBlock = (Bool) -> Void
public typealias SDWebImageCalculateSizeBlock = (UInt, UInt) -> Void
public typealias SDImageCacheQueryCompletionBlock = (UIImage?, Data?, SDImageCacheType) -> Void

/// Runs at once on the main thread, otherwise in a later turn of it.
func onMain(_ body: @escaping () -> Void) {
  if MainThread.isCurrent { body() } else { DispatchQueue.main.async { body() } }
}
