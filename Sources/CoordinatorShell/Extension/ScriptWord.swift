import ShellLanguage

/// Spells words of a script, for an extension that writes statements.
public enum ScriptWord {
  /// A word in quotes, escaped if necessary.
  public static func quoted(_ text: String) -> String { Word.quoted(text) }
}
