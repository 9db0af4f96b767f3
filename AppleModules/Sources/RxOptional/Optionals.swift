import RxCocoa
@_exported import RxSwift

public protocol OptionalType {
  associatedtype Wrapped
  var value: Wrapped? { get }
}

extension Optional: OptionalType {
  public var value: Wrapped? { self }
}

public protocol Occupiable {
  var isEmpty: Bool { get }
}

extension Occupiable {
  public var isNotEmpty: Bool { !isEmpty }
}

extension String: Occupiable {}
extension Array: Occupiable {}
extension Dictionary: Occupiable {}
extension Set: Occupiable {}

public enum RxOptionalError: Error {
  case foundNilWhileUnwrappingOptional(Any.Type)
  case emptyOccupiable(Any.Type)
}

extension ObservableType where Element: OptionalType {
  public func filterNil() -> Observable<Element.Wrapped> { compactMap(\.value) }

  public func replaceNilWith(_ value: Element.Wrapped) -> Observable<Element.Wrapped> {
    map { $0.value ?? value }
  }

  public func errorOnNil(
    _ error: any Error = RxOptionalError.foundNilWhileUnwrappingOptional(Element.self)
  ) -> Observable<Element.Wrapped> {
    map { element in
      guard let value = element.value else { throw error }
      return value
    }
  }
}

extension ObservableType where Element: Occupiable {
  public func filterEmpty() -> Observable<Element> { filter { !$0.isEmpty } }

  public func errorOnEmpty(
    _ error: any Error = RxOptionalError.emptyOccupiable(Element.self)
  ) -> Observable<Element> {
    map { element in
      guard !element.isEmpty else { throw error }
      return element
    }
  }
}

extension SharedSequenceConvertibleType where Element: OptionalType {
  public func filterNil() -> SharedSequence<SharingStrategy, Element.Wrapped> {
    asSharedSequence().compactMap(\.value)
  }

  public func replaceNilWith(
    _ value: Element.Wrapped
  ) -> SharedSequence<SharingStrategy, Element.Wrapped> {
    asSharedSequence().map { $0.value ?? value }
  }
}

extension SharedSequenceConvertibleType where Element: Occupiable {
  public func filterEmpty() -> SharedSequence<SharingStrategy, Element> {
    asSharedSequence().filter { !$0.isEmpty }
  }
}
