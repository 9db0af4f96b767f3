import CoordinatorShellCore
import ShellLanguage

extension InteractiveShell {
  /// The completions at the end of the text before the cursor.
  func completions(before text: String) -> Completions {
    let (start, candidates) = candidates(after: text)
    let word = Substring(text.utf8.dropFirst(start))
    return Completions(
      word: word,
      candidates: candidates.map {
        Completion(
          text: $0.text, description: $0.description.escapedForTerminal,
          endsWord: $0.endsWord)
      })
  }
}
