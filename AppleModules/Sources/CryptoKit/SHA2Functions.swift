/// SHA-256.
public struct SHA256: SHA2 {
  public static let name = "SHA256"
  public static let digestByteCount = 32
  static let roundConstants = cubeRoots.prefix(64).map { UInt32($0 >> 32) }
  static let schedule = [[7, 18, 3], [17, 19, 10]]
  static let rounds = [[2, 13, 22, 0], [6, 11, 25, 0]]

  var words = squareRoots.prefix(8).map { UInt32($0 >> 32) }
  var message = Message()

  public init() {}
}

/// SHA-512.
public struct SHA512: SHA2 {
  public static let name = "SHA512"
  public static let digestByteCount = 64
  static let roundConstants = cubeRoots
  static let schedule = [[1, 8, 7], [19, 61, 6]]
  static let rounds = [[28, 34, 39, 0], [14, 18, 41, 0]]

  var words = Array(squareRoots.prefix(8))
  var message = Message()

  public init() {}
}

/// SHA-384.
public struct SHA384: SHA2 {
  public static let name = "SHA384"
  public static let digestByteCount = 48
  static let roundConstants = cubeRoots
  static let schedule = SHA512.schedule
  static let rounds = SHA512.rounds

  var words = Array(squareRoots.suffix(8))
  var message = Message()

  public init() {}
}

public typealias SHA256Digest = HashDigest<SHA256>
public typealias SHA384Digest = HashDigest<SHA384>
public typealias SHA512Digest = HashDigest<SHA512>
