import ShellLanguage

/// The spelling of words in a script, for an extension that writes statements.
public enum ScriptWord {
  /// A word in quotes, with what needs it escaped.
  public static func quoted(_ text: String) -> String { Word.quoted(text) }
}
