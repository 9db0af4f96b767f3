/// Where a function stores its error, which Foundation on Linux doesn't name.
public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?
