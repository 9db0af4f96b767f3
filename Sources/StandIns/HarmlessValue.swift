import ClassInstantiation
import Foundation
import FoundationNetworking
import HeadlessUIKit
import SampleValues

/// A value that does nothing: nil, void, zero, an empty collection, or a new view.
///
/// Traps with the source location if the type has no such value.
func harmlessValue<Value>(
  because reason: String, file: StaticString = #fileID, line: UInt = #line
) -> Value {
  if let value = HarmlessValue.make(Value.self) { return value }
  fatalError(
    "\(file):\(line): '\(reason)' was reduced, and \(Value.self) has no harmless value. "
      + "Give the value in the app, or compile what is missing.",
    file: file, line: line)
}

/// A type that provides its own harmless value.
public protocol HarmlessMaking {
  static func makeHarmless() -> Any
}

enum HarmlessValue {
  static func make<Value>(_ type: Value.Type) -> Value? {
    if type == Void.self { return () as? Value }
    if type == AnyClass.self { return NSObject.self as? Value }
    if let made = literal(type) { return made as? Value }
    if let made = StandInFactories.make(type) { return made }
    if let made = HarmlessObject.make(type) { return made as? Value }
    if let made = HarmlessValues.make(type) { return made as? Value }
    if let cases = type as? any CaseIterable.Type { return first(of: cases) as? Value }
    if let maker = type as? any HarmlessMaking.Type { return maker.makeHarmless() as? Value }
    if let made = HarmlessParts.make(type) { return made }
    // What a missing database or server would decode, as in `document.data(as: User.self)`.
    guard let decoded = type as? any Decodable.Type else { return conforming(to: type) }
    return (try? SampleValue.make(decoded)) as? Value
  }

  /// A zero, empty text or false whose type conforms to a protocol.
  private static func conforming<Value>(to type: Value.Type) -> Value? {
    // A number is also an `NSObject`.
    guard StandInFactories.isProtocol(type) else { return nil }
    let values: [Any] = [0, 0.0, CGFloat(0), "", false]
    return values.lazy.compactMap { $0 as? Value }.first
  }

  private static func first<Cases: CaseIterable>(of type: Cases.Type) -> Any? {
    type.allCases.first
  }

  private static func literal(_ type: Any.Type) -> Any? {
    switch type {
    case let type as any ExpressibleByNilLiteral.Type: make(nilOf: type)
    case let type as any ExpressibleByIntegerLiteral.Type: make(zeroOf: type)
    case let type as any ExpressibleByBooleanLiteral.Type: make(falseOf: type)
    case let type as any ExpressibleByStringLiteral.Type: make(emptyOf: type)
    case let type as any ExpressibleByArrayLiteral.Type: make(emptyListOf: type)
    case let type as any ExpressibleByDictionaryLiteral.Type: make(emptyTableOf: type)
    case let type as any RangeReplaceableCollection.Type: make(emptyCollectionOf: type)
    case is NSMutableAttributedString.Type: NSMutableAttributedString(string: "")
    case is NSAttributedString.Type: NSAttributedString(string: "")
    case is Date.Type: Date(timeIntervalSinceReferenceDate: 0)
    case is URL.Type: URL(fileURLWithPath: "/")
    case is HTTPURLResponse.Type:
      HTTPURLResponse(
        url: URL(fileURLWithPath: "/"), statusCode: 0, httpVersion: nil, headerFields: nil)
    case is URLResponse.Type:
      URLResponse(
        url: URL(fileURLWithPath: "/"), mimeType: nil, expectedContentLength: 0,
        textEncodingName: nil)
    case is URLRequest.Type: URLRequest(url: URL(fileURLWithPath: "/"))
    case is URLSession.Type: URLSession.shared
    case is URLSessionConfiguration.Type: URLSessionConfiguration.default
    case is (any Error).Type: HarmlessError()
    case is (any CVarArg).Type: 0
    case is NSError.Type: NSError(domain: "reduced", code: 0)
    case is Notification.Type: Notification(name: Notification.Name("reduced"))
    case is Character.Type: Character(" ")
    case is Locale.Type: Locale.current
    case is TimeZone.Type: TimeZone.current
    case is Calendar.Type: Calendar.current
    case is DateComponents.Type: DateComponents()
    case is URLComponents.Type: URLComponents()
    case is DateFormatter.Type: DateFormatter()
    case is NumberFormatter.Type: NumberFormatter()
    case is JSONDecoder.Type: JSONDecoder()
    case is JSONEncoder.Type: JSONEncoder()
    case is UserDefaults.Type: UserDefaults.standard
    case is Bundle.Type: Bundle.main
    case is FileManager.Type: FileManager.default
    case is OperationQueue.Type: OperationQueue.main
    case is DispatchQueue.Type: DispatchQueue.main
    case is NotificationCenter.Type: NotificationCenter.default
    case is UUID.Type: UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
    case is CGRect.Type: CGRect.zero
    case is CGSize.Type: CGSize.zero
    case is CGPoint.Type: CGPoint.zero
    case is IndexPath.Type: IndexPath()
    case is Data.Type: Data()
    case is UIEdgeInsets.Type: UIEdgeInsets.zero
    case is UIColor.Type: UIColor.clear
    case is UIImage.Type: UIImage()
    case is UIFont.Type: UIFont.systemFont(ofSize: 17)
    default: nil
    }
  }

  private static func make<T: ExpressibleByNilLiteral>(nilOf type: T.Type) -> Any {
    T(nilLiteral: ()) as Any
  }
  private static func make<T: ExpressibleByIntegerLiteral>(zeroOf type: T.Type) -> Any { 0 as T }
  private static func make<T: ExpressibleByBooleanLiteral>(falseOf type: T.Type) -> Any {
    false as T
  }
  private static func make<T: ExpressibleByStringLiteral>(emptyOf type: T.Type) -> Any { "" as T }
  private static func make<T: ExpressibleByArrayLiteral>(emptyListOf type: T.Type) -> Any {
    [] as T
  }
  private static func make<T: ExpressibleByDictionaryLiteral>(emptyTableOf type: T.Type) -> Any {
    [:] as T
  }
  private static func make<T: RangeReplaceableCollection>(emptyCollectionOf type: T.Type) -> Any {
    T()
  }
}

/// The error of a call that was reduced.
struct HarmlessError: Error {}

extension Result: HarmlessMaking {
  /// A failure, because the reduced call has done nothing.
  public static func makeHarmless() -> Any {
    if let failure = HarmlessValue.make(Failure.self) { return Self.failure(failure) }
    if let success = HarmlessValue.make(Success.self) { return Self.success(success) }
    fatalError("\(Self.self) was reduced, and has no harmless value")
  }
}
