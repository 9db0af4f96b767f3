import Glibc

/// Calls `body` with texts as a new program gets its arguments: an array that a null pointer ends.
///
/// The texts live as long as the call.
package func withCStrings<Result>(
  _ texts: [String], _ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Result
) -> Result {
  var strings = texts.map { strdup($0) } + [nil]
  defer { strings.forEach { free($0) } }
  return body(&strings)
}
