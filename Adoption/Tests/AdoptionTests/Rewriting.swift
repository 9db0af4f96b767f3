import Adoption
import Foundation

/// Rewrites one file and answers with what the compiler reads, without the preamble.
func rewritten(_ text: String, others: [String] = []) -> String {
  rewrite(text, others: others).text.split(
    separator: "\n", maxSplits: 2, omittingEmptySubsequences: false
  ).last.map(String.init) ?? ""
}

func rewrite(_ text: String, others: [String] = [], path: String = "/app/File.swift")
  -> RewrittenFile
{
  var sources = [Rewriter.Source(path: path, module: "App", relativePath: "File.swift", text: text)]
  for (index, other) in others.enumerated() {
    sources.append(
      .init(
        path: "/app/Other\(index).swift", module: "App", relativePath: "Other\(index).swift",
        text: other))
  }
  return Rewriter().rewrite(sources).files[0]
}

/// A folder with the given files, removed at the end.
@discardableResult
func withCheckout<Result>(
  _ files: [String: String], _ body: (Checkout) throws -> Result
) throws -> Result {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  defer { try? FileManager.default.removeItem(at: folder) }
  for (path, text) in files {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  return try body(Checkout(root: folder.path))
}
