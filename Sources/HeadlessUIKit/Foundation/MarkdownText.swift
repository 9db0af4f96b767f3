import Foundation

extension AttributedString {
  /// How Markdown is read.
  ///
  /// Stored only: the text keeps no attributes.
  public struct MarkdownParsingOptions: Sendable {
    public enum InterpretedSyntax: Hashable, Sendable {
      case full, inlineOnly, inlineOnlyPreservingWhitespace
    }

    public enum FailurePolicy: Hashable, Sendable {
      case throwError, returnPartiallyParsedIfPossible
    }

    public var allowsExtendedAttributes: Bool
    public var interpretedSyntax: InterpretedSyntax
    public var failurePolicy: FailurePolicy

    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
    }
  }

  /// Creates the text of emphasized words, code and links, without their attributes.
  public init(
    markdown: String, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    let link = /\[([^\]]*)\]\([^)]*\)/
    let mark = /(\*\*|__|`)(.+?)\1/
    let emphasis = /\*([^*\s][^*]*)\*|\b_([^_]+)_\b/
    let text = markdown.replacing(link) { $0.output.1 }.replacing(mark) { $0.output.2 }
      .replacing(emphasis) { $0.output.1 ?? $0.output.2 ?? "" }
    self.init(text)
  }
}

extension NSAttributedString {
  /// The text that an `AttributedString` has of the same Markdown.
  public convenience init(
    markdown: String, options: AttributedString.MarkdownParsingOptions? = nil, baseURL: URL? = nil
  ) throws {
    let text = try AttributedString(markdown: markdown, options: options ?? .init())
    self.init(string: String(text.characters))
  }
}
