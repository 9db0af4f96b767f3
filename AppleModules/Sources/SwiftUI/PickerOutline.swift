/// The value that a picker selects.
struct PickerSelection {
  let isSelected: (AnyHashable) -> Bool
  let set: (AnyHashable) -> Void

  /// All options if they are few; of many, the first, the last, and those around the selected one.
  @MainActor func offered(of options: [ViewOutline]) -> [ViewOutline] {
    guard options.count > 20 else { return options }
    let selected = options.firstIndex { $0.tag.map(isSelected) ?? false } ?? 0
    let last = options.count - 1
    let near = max(0, selected - 1)...min(last, selected + 1)
    return Set(near).union([0, last]).sorted().map { options[$0] }
  }
}

extension ViewOutline {
  public func picker<Value: Hashable>(
    title: Build = { _ in }, selection: Binding<Value>, label: Build = { _ in }, content: Build
  ) {
    let text = name(title, label) ?? ""
    // A tag may be the wrapped value of an optional selection.
    let selection = PickerSelection(
      isSelected: { ($0.base as? Value) == selection.wrappedValue },
      set: { if let value = $0.base as? Value { selection.wrappedValue = value } })
    elements.append(.picker(title: text, selection, ViewOutline(content)))
  }
  public func picker<Value: Hashable>(selection: Binding<Value>, content: Build, label: Build) {
    picker(selection: selection, label: label, content: content)
  }

  // MARK: Options

  /// An element of a picker's `ForEach`, which selects its identifier unless it has a tag.
  public func option<Element: Identifiable>(_ element: Element, _ build: Build) {
    option(tag: element.id, build)
  }
  @_disfavoredOverload public func option<Element>(_ element: Element, _ build: Build) {
    option(tag: element as? AnyHashable, build)
  }
  public func option<Element, ID: Hashable>(
    _ element: Element, id: KeyPath<Element, ID>, _ build: Build
  ) { option(tag: element[keyPath: id], build) }

  private func option(tag: AnyHashable?, _ build: Build) {
    let inner = group(build)
    if inner.options.isEmpty { inner.tag = tag }
  }

  /// The views with tags.
  var options: [ViewOutline] {
    if tag != nil { return [self] }
    return elements.flatMap { element -> [ViewOutline] in
      switch element {
      case .group(let outline), .view(let outline as ViewOutline): outline.options
      default: []
      }
    }
  }
}

extension UISegmentedControl {
  /// A segment for each option of a picker.
  convenience init(
    _ title: String, _ selection: PickerSelection, tags: [AnyHashable], titles: [String]
  ) {
    self.init(items: titles)
    accessibilityLabel = title
    selectedSegmentIndex = tags.firstIndex(where: selection.isSelected) ?? Self.noSegment
    onChange { control in
      if tags.indices.contains(control.selectedSegmentIndex) {
        selection.set(tags[control.selectedSegmentIndex])
      }
    }
  }
}
