extension ViewOutline {
  /// Adds the views for a binding to each element.
  public func each<Data: MutableCollection>(
    _ data: Binding<Data>, _ build: (ViewOutline, Binding<Data.Element>) -> Void
  ) {
    for (index, element) in zip(data.wrappedValue.indices, data.wrappedValue) {
      build(
        self,
        Binding(
          // After its row is removed, the binding returns the last element.
          get: {
            let values = data.wrappedValue
            return values.indices.contains(index) ? values[index] : element
          }, set: { if data.wrappedValue.indices.contains(index) { data.wrappedValue[index] = $0 } }
        )
      )
    }
  }
}
