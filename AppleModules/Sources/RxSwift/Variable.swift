/// RxSwift 4's value that can be observed, which ends when it is deallocated.
@available(*, deprecated, renamed: "BehaviorRelay")
public final class Variable<Element> {
  public typealias E = Element

  private let subject: BehaviorSubject<Element>

  public init(_ value: Element) {
    self.value = value
    subject = BehaviorSubject(value: value)
  }

  public var value: Element {
    didSet { subject.onNext(value) }
  }

  public func asObservable() -> Observable<Element> { subject.asObservable() }

  deinit {
    subject.onCompleted()
  }
}
