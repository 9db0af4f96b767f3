import FoundationNetworking

// Servers and their certificates: no request of an adopted app is asked for trust, so these types have
// no contents except a certificate's data.

public typealias CFArray = [AnyObject]
public typealias CFIndex = Int

public final class SecTrust: Sendable {}
public final class SecPolicy: Sendable {}
public final class SecKey: Sendable {}

public final class SecCertificate: Sendable {
  let data: Data

  init(data: Data) {
    self.data = data
  }
}

public enum SecTrustResultType: UInt32, Sendable {
  case invalid, proceed
  case deny = 3
  case unspecified, recoverableTrustFailure, fatalTrustFailure, otherError
}

public let NSURLAuthenticationMethodServerTrust = "NSURLAuthenticationMethodServerTrust"

extension URLProtectionSpace {
  public var serverTrust: SecTrust? { nil }
}

extension URLCredential {
  public convenience init(trust: SecTrust) {
    self.init(user: "", password: "", persistence: .none)
  }
}

// MARK: Certificates

public func SecCertificateCreateWithData(
  _ allocator: Any?, _ data: CFData
) -> SecCertificate? {
  SecCertificate(data: data)
}

public func SecCertificateCopyData(_ certificate: SecCertificate) -> CFData { certificate.data }
public func SecCertificateCopyKey(_ certificate: SecCertificate) -> SecKey? { SecKey() }
public func SecCertificateCopySubjectSummary(_ certificate: SecCertificate) -> CFString? { nil }

public func SecKeyCopyExternalRepresentation(
  _ key: SecKey, _ error: UnsafeMutablePointer<Unmanaged<NSError>?>?
) -> CFData? {
  nil
}

// MARK: Trust

public func SecPolicyCreateSSL(_ server: Bool, _ hostname: CFString?) -> SecPolicy { SecPolicy() }
public func SecPolicyCreateBasicX509() -> SecPolicy { SecPolicy() }

public func SecTrustEvaluateWithError(
  _ trust: SecTrust, _ error: UnsafeMutablePointer<NSError?>?
) -> Bool {
  true
}

public func SecTrustEvaluate(
  _ trust: SecTrust, _ result: UnsafeMutablePointer<SecTrustResultType>?
) -> OSStatus {
  result?.pointee = .unspecified
  return errSecSuccess
}

public func SecTrustGetCertificateCount(_ trust: SecTrust) -> CFIndex { 0 }

public func SecTrustGetCertificateAtIndex(
  _ trust: SecTrust, _ index: CFIndex
) -> SecCertificate? {
  nil
}

public func SecTrustCopyCertificateChain(_ trust: SecTrust) -> CFArray? { nil }
public func SecTrustCopyKey(_ trust: SecTrust) -> SecKey? { nil }
public func SecTrustCopyPublicKey(_ trust: SecTrust) -> SecKey? { nil }
public func SecTrustSetPolicies(_ trust: SecTrust, _ policies: Any) -> OSStatus { errSecSuccess }

public func SecTrustSetAnchorCertificates(_ trust: SecTrust, _ anchors: CFArray?) -> OSStatus {
  errSecSuccess
}

public func SecTrustSetAnchorCertificatesOnly(_ trust: SecTrust, _ only: Bool) -> OSStatus {
  errSecSuccess
}
