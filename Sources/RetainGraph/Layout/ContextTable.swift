/// A table by kind of closure context; few kinds share the same metadata.
///
/// A dictionary with a new key type would make the runtime search the whole program when it is
/// created.
struct ContextTable<Value> {
  private var rows = AddressTable<[(key: Layouts.ContextKey, value: Value)]>()

  subscript(key: Layouts.ContextKey) -> Value? {
    get { rows[key.metadata.address]?.first { $0.key == key }?.value }
    set {
      guard let newValue else { return }
      rows.insert((rows[key.metadata.address] ?? []) + [(key, newValue)], for: key.metadata.address)
    }
  }
}
