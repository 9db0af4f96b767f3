extension ViewOutline {
  /// Adds the views for a binding to each element.
  public func each<Data: MutableCollection>(
    _ data: Binding<Data>, _ build: (ViewOutline, Binding<Data.Element>) -> Void
  ) {
    for element in data { build(self, element) }
  }
}
