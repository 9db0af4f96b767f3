import CommonCrypto
import CryptoKit
import Testing

@Suite struct `Cryptography` {
  private let text = Data("abc".utf8)

  private func hexadecimal(_ bytes: some Sequence<UInt8>) -> String {
    bytes.map { String(format: "%02x", $0) }.joined()
  }

  @Test func `digests are those of the standards`() {
    #expect(
      SHA256.hash(data: text).description
        == "SHA256 digest: ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(hexadecimal(Insecure.MD5.hash(data: text)) == "900150983cd24fb0d6963f7d28e17f72")
    #expect(
      hexadecimal(Insecure.SHA1.hash(data: text)) == "a9993e364706816aba3e25717850c26c9cd0d89d")
    #expect(
      hexadecimal(SHA384.hash(data: text)).hasPrefix(
        "cb00753f45a35e8bb5a03d699ac65007272c32ab0eded"))
    #expect(
      hexadecimal(SHA512.hash(data: text)).hasPrefix(
        "ddaf35a193617abacc417349ae20413112e6fa4e89a97"))
  }

  @Test func `a digest of many parts is that of the whole`() {
    let long = Data((0..<1000).map { UInt8(truncatingIfNeeded: $0) })
    var function = SHA512()
    for byte in long { function.update(data: [byte]) }
    #expect(function.finalize() == SHA512.hash(data: long))
    #expect(Data(function.finalize()).count == SHA512Digest.byteCount)
  }

  @Test func `an authentication code is that of the standard`() {
    let key = SymmetricKey(data: Data("Jefe".utf8))
    let message = Data("what do ya want for nothing?".utf8)
    let code = HMAC<SHA256>.authenticationCode(for: message, using: key)
    #expect(hexadecimal(code).hasPrefix("5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b9"))
    #expect(HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: message, using: key))
    #expect(!HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: text, using: key))
  }

  @Test func `only its key opens a sealed box`() throws {
    let key = SymmetricKey(size: .bits256)
    let combined: Data = try AES.GCM.seal(text, using: key).combined
    let box = try AES.GCM.SealedBox(combined: combined)
    #expect(try AES.GCM.open(box, using: key) == text)
    #expect(throws: CryptoKitError.authenticationFailure) {
      try AES.GCM.open(box, using: SymmetricKey(size: .bits256))
    }
    #expect(throws: CryptoKitError.incorrectKeySize) {
      try AES.GCM.seal(text, using: SymmetricKey(data: Data([1])))
    }
  }

  @Test func `a sealed box is that of the standard`() throws {
    let key = SymmetricKey(data: Data(count: 16))
    let nonce = try AES.GCM.Nonce(data: Data(count: 12))
    let box = try AES.GCM.seal(Data(count: 16), using: key, nonce: nonce)
    #expect(hexadecimal(box.ciphertext) == "0388dace60b6a392f328c2b971b2fe78")
    #expect(hexadecimal(box.tag) == "ab6e47d42cec13bdf53a67b21257bddf")
    let longer = SymmetricKey(data: Data(count: 32))
    let large = try AES.GCM.seal(Data(count: 16), using: longer, nonce: nonce)
    #expect(hexadecimal(large.ciphertext) == "cea7403d4d606b6e074ec5d3baf39d18")
    #expect(hexadecimal(large.tag) == "d0d1c8a799996bf0265b98b5d48ab919")
  }

  @Test func `a box of ChaCha20 and Poly1305 is that of the standard`() throws {
    let message = Data(
      ("Ladies and Gentlemen of the class of '99: If I could offer you only one tip for the "
        + "future, sunscreen would be it.").utf8)
    let box = try ChaChaPoly.seal(
      message, using: SymmetricKey(data: Data(0x80...0x9f)),
      nonce: ChaChaPoly.Nonce(data: Data([7, 0, 0, 0] + Array(0x40...0x47))),
      authenticating: Data([0x50, 0x51, 0x52, 0x53] + Array(0xc0...0xc7)))
    #expect(hexadecimal(box.ciphertext).hasPrefix("d31a8d34648e60db7b86afbc53ef7ec2"))
    #expect(hexadecimal(box.tag) == "1ae10b594f09e26a7e902ecbd0600691")
    #expect(throws: CryptoKitError.incorrectKeySize) {
      try ChaChaPoly.seal(text, using: SymmetricKey(size: .bits128))
    }
  }

  @Test func `Common Crypto writes digests into memory`() {
    var digest = [UInt8](repeating: 0, count: Int(CC_MD5_DIGEST_LENGTH))
    text.withUnsafeBytes { _ = CC_MD5($0.baseAddress, CC_LONG(text.count), &digest) }
    #expect(hexadecimal(digest) == "900150983cd24fb0d6963f7d28e17f72")
    var longer = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
    text.withUnsafeBytes { _ = CC_SHA256($0.baseAddress, CC_LONG(text.count), &longer) }
    #expect(Data(longer) == Data(SHA256.hash(data: text)))
  }
}
