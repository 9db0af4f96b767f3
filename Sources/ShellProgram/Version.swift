import CLinux

/// The program's version.
enum Version {
  /// In the form of semver.org.
  static let number = "0.1.0"

  /// The number, and the commit that the program was built from, if it is known.
  static var full: String { commit.map { "\(number) (\($0))" } ?? number }

  /// The start of the commit's hash, with a plus sign if sources had changed since.
  ///
  /// It is in the note for a build's identity, which the linker writes: a new commit needs no
  /// compilation.
  static var commit: String? {
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = Int(clinux_build_id(&bytes, bytes.count))
    let mark = Array("camsh".utf8)
    guard count >= mark.count + 5, bytes.starts(with: mark) else { return nil }
    let hash = bytes[mark.count..<mark.count + 4]
    let digits = hash.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    return digits + (bytes[mark.count + 4] == 0 ? "" : "+")
  }
}
