/// Whether the user edits the rows of a list.
public enum EditMode: Sendable {
  case inactive, transient, active

  public var isEditing: Bool { self != .inactive }
}

extension EnvironmentValues {
  /// The mode that a view set, or else the screen's own.
  public var editMode: Binding<EditMode>? {
    get { givenEditMode ?? screenEditMode }
    set { givenEditMode = newValue }
  }
}

/// Begins and ends editing.
public struct EditButton: PrimitiveView {
  @Environment(\.editMode) private var mode

  public init() {}

  func add(to outline: ViewOutline) {
    let mode = mode
    outline.button(mode?.wrappedValue.isEditing ?? false ? "Done" : "Edit") {
      mode?.wrappedValue = mode?.wrappedValue.isEditing ?? false ? .inactive : .active
    }
  }
}
