import Foundation

// Core Foundation's names, as the types they bridge to on iOS.
public typealias CFURL = URL
public typealias CFError = NSError

/// Which programs can use a registered font.
public enum CTFontManagerScope: UInt32, Sendable {
  case none, process, user, session

  public static let persistent = user
}

/// Registers the font of a file: every font counts as present, because text isn't drawn.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { true }

@discardableResult
public func CTFontManagerUnregisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { true }

@discardableResult
public func CTFontManagerRegisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { true }

public func CTFontManagerGetScopeForURL(_ fontURL: CFURL) -> CTFontManagerScope { .none }
