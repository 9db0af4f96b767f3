/// A field that a person can type into.
@MainActor public struct TextInput {
  /// Its placeholder or label; where there is neither, `field` and its number on the screen.
  public internal(set) var title: String
  /// A second name: its accessibility identifier.
  public let identifier: String?
  /// Types a text in place of what is there.
  public let type: @MainActor (String) -> Void
  /// Presses Return, or Search.
  public let pressReturn: @MainActor () -> Void
}
