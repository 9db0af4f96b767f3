import Foundation

/// What the user may authenticate with.
public enum LAPolicy: Int, Sendable {
  case deviceOwnerAuthenticationWithBiometrics = 1
  case deviceOwnerAuthentication
  case deviceOwnerAuthenticationWithWatch
  case deviceOwnerAuthenticationWithBiometricsOrWatch

  public static let deviceOwnerAuthenticationWithCompanion = deviceOwnerAuthenticationWithWatch

  var needsBiometry: Bool { self == .deviceOwnerAuthenticationWithBiometrics }
}

public enum LABiometryType: Int, Sendable {
  case none, touchID, faceID, opticID

  /// The name before iOS 11.2.
  public static let LABiometryNone = none
}
