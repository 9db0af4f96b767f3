import StandIns

extension Binding: HarmlessMaking {
  /// A binding that ignores what is set.
  public static func makeHarmless() -> Any {
    Binding(get: { reducedValue() }, set: { _ in })
  }
}
