import Security

/// What checks a server's certificates; no request of an adopted app asks.
public protocol ServerTrustEvaluating {
  func evaluate(_ trust: SecTrust, forHost host: String) throws
}

extension ServerTrustEvaluating {
  public func evaluate(_ trust: SecTrust, forHost host: String) throws {}
}

open class DefaultTrustEvaluator: ServerTrustEvaluating {
  public init(validateHost: Bool = true) {}
}

open class DisabledTrustEvaluator: ServerTrustEvaluating {
  public init() {}
}

public typealias DisabledEvaluator = DisabledTrustEvaluator

open class CompositeTrustEvaluator: ServerTrustEvaluating {
  public init(evaluators: [any ServerTrustEvaluating]) {}
}

open class PinnedCertificatesTrustEvaluator: ServerTrustEvaluating {
  public init(
    certificates: [SecCertificate] = Bundle.main.af.certificates,
    acceptSelfSignedCertificates: Bool = false, performDefaultValidation: Bool = true,
    validateHost: Bool = true
  ) {}
}

open class PublicKeysTrustEvaluator: ServerTrustEvaluating {
  public init(
    keys: [SecKey] = Bundle.main.af.publicKeys, performDefaultValidation: Bool = true,
    validateHost: Bool = true
  ) {}
}

extension Bundle {
  public var af: AFNamespace<Bundle> { AFNamespace(base: self) }
}

extension AFNamespace where Base == Bundle {
  /// The certificates among the app's files.
  public var certificates: [SecCertificate] {
    ["cer", "CER", "crt", "CRT", "der", "DER"].flatMap { type in
      base.paths(forResourcesOfType: type, inDirectory: nil)
    }
    .compactMap { FileManager.default.contents(atPath: $0) }
    .compactMap { SecCertificateCreateWithData(nil, $0) }
  }

  public var publicKeys: [SecKey] { certificates.compactMap(SecCertificateCopyKey) }
}
