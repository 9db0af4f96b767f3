/// A list or results whose own type doesn't matter.
public struct AnyRealmCollection<Element>: RealmCollection {
  private let size: () -> Int
  private let element: (Int) -> Element

  public init<Base: RealmCollection>(_ base: Base) where Base.Element == Element {
    size = { base.count }
    element = { base[$0] }
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { size() }
  public subscript(position: Int) -> Element { element(position) }
}
