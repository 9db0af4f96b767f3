import Glibc

/// Calls `body` with texts in the format of a program's arguments: an array that ends with a null
/// pointer.
///
/// The texts are valid during the call.
package func withCStrings<Result>(
  _ texts: [String], _ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Result
) -> Result {
  var strings = texts.map { strdup($0) } + [nil]
  defer { strings.forEach { free($0) } }
  return body(&strings)
}
