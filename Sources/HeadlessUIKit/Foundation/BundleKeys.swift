// The keys of Info.plist that Core Foundation names, which Foundation on Linux doesn't export.
public let kCFBundleDevelopmentRegionKey = "CFBundleDevelopmentRegion"
public let kCFBundleExecutableKey = "CFBundleExecutable"
public let kCFBundleIdentifierKey = "CFBundleIdentifier"
public let kCFBundleInfoDictionaryVersionKey = "CFBundleInfoDictionaryVersion"
public let kCFBundleLocalizationsKey = "CFBundleLocalizations"
public let kCFBundleNameKey = "CFBundleName"
public let kCFBundleVersionKey = "CFBundleVersion"
