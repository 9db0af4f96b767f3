public enum PHAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized, limited
}

public enum PHAccessLevel: Int, Sendable {
  case addOnly = 1
  case readWrite
}

/// The user's answer to an app that asks for the photos, which a script or test sets.
public enum SimulatedPhotos {
  // Written before the app asks.
  public nonisolated(unsafe) static var answer = PHAuthorizationStatus.authorized
}
