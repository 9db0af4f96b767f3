import Alamofire
import Security
import Testing

@Suite struct `Trust of servers` {
  @Test func `a certificate keeps its data, and no server asks for trust`() {
    let certificate = SecCertificateCreateWithData(nil, Data([1, 2]))
    #expect(certificate.map(SecCertificateCopyData) == Data([1, 2]))
    let space = URLProtectionSpace(
      host: "example.com", port: 443, protocol: nil, realm: nil,
      authenticationMethod: NSURLAuthenticationMethodServerTrust)
    #expect(space.serverTrust == nil)
  }

  @Test func `a session takes evaluators with their arguments`() {
    let pinned = PinnedCertificatesTrustEvaluator(
      acceptSelfSignedCertificates: true, performDefaultValidation: false, validateHost: true)
    let manager = ServerTrustManager(evaluators: ["example.com": pinned])
    #expect(manager.evaluators.count == 1 && Bundle.main.af.certificates.isEmpty)
    _ = Session(serverTrustManager: manager)
  }
}
