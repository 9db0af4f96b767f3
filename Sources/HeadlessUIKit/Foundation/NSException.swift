public struct NSExceptionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }

  public static let genericException = Self("NSGenericException")
  public static let rangeException = Self("NSRangeException")
  public static let invalidArgumentException = Self("NSInvalidArgumentException")
  public static let internalInconsistencyException = Self("NSInternalInconsistencyException")
  public static let objectNotAvailableException = Self("NSObjectNotAvailableException")
}

/// An exception, which Foundation on Linux lacks; raising one ends the app.
open class NSException: NSObject {
  public let name: NSExceptionName
  public let reason: String?
  public let userInfo: [AnyHashable: Any]?

  public init(
    name aName: NSExceptionName, reason aReason: String?,
    userInfo aUserInfo: [AnyHashable: Any]? = nil
  ) {
    name = aName
    reason = aReason
    userInfo = aUserInfo
    super.init()
  }

  open func raise() {
    fatalError("\(name.rawValue): \(reason ?? "")")
  }

  open class func raise(_ name: NSExceptionName, format: String, arguments: CVaListPointer) {
    NSException(name: name, reason: NSString(format: format, arguments: arguments) as String)
      .raise()
  }

  open var callStackSymbols: [String] { [] }
  open var callStackReturnAddresses: [NSNumber] { [] }
}

public func NSSetUncaughtExceptionHandler(
  _ handler: ((NSException) -> Void)?
) {}
