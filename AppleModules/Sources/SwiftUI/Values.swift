// Drawing values, which are stored and compared but not drawn.

/// A color or pattern.
public protocol ShapeStyle {}

public struct Color: PrimitiveView, ShapeStyle, Hashable, Sendable {
  let color: UIColor

  @_disfavoredOverload public init(_ color: UIColor) { self.color = color }
  public init(uiColor: UIColor) { color = uiColor }
  public init(_ name: String, bundle: Bundle? = nil) {
    color = UIColor(named: name, in: bundle, compatibleWith: nil) ?? .clear
  }
  public init(_ resource: ColorResource) { color = UIColor(resource: resource) }
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    color = UIColor(red: red, green: green, blue: blue, alpha: opacity)
  }
  public init(
    _ space: RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) { self.init(red: red, green: green, blue: blue, opacity: opacity) }
  public init(_ space: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    color = UIColor(white: white, alpha: opacity)
  }
  public init(white: Double, opacity: Double = 1) {
    color = UIColor(white: white, alpha: opacity)
  }
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    color = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: opacity)
  }
  public init(cgColor: CGColor) { color = UIColor(cgColor: cgColor) }

  public enum RGBColorSpace: Sendable { case sRGB, sRGBLinear, displayP3 }

  public func opacity(_ opacity: Double) -> Color { Color(color.withAlphaComponent(opacity)) }
  public var gradient: Color { self }
  public var cgColor: CGColor? { color.cgColor }

  public static let clear = Color(UIColor.clear)
  public static let black = Color(UIColor.black)
  public static let white = Color(UIColor.white)
  public static let gray = Color(UIColor.gray)
  public static let red = Color(UIColor.red)
  public static let green = Color(UIColor.green)
  public static let blue = Color(UIColor.blue)
  public static let orange = Color(UIColor.orange)
  public static let yellow = Color(UIColor.yellow)
  public static let pink = Color(UIColor.systemPink)
  public static let purple = Color(UIColor.purple)
  public static let brown = Color(UIColor.brown)
  public static let cyan = Color(UIColor.cyan)
  public static let mint = Color(UIColor.green)
  public static let teal = Color(UIColor.systemTeal)
  public static let indigo = Color(UIColor.systemIndigo)
  public static let primary = Color(UIColor.label)
  public static let secondary = Color(UIColor.secondaryLabel)
  public static let accentColor = Color(UIColor.systemBlue)

  func add(to outline: ViewOutline) {}
}

extension UIColor {
  public convenience init(_ color: Color) { self.init(cgColor: color.color.cgColor) }
}

public struct Font: Hashable, Sendable {
  public enum TextStyle: CaseIterable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption,
      caption2
  }
  public enum Weight: Sendable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }
  public enum Design: Sendable { case `default`, serif, rounded, monospaced }
  public enum Leading: Sendable { case standard, tight, loose }

  public static let largeTitle = Font()
  public static let title = Font()
  public static let title2 = Font()
  public static let title3 = Font()
  public static let headline = Font()
  public static let subheadline = Font()
  public static let body = Font()
  public static let callout = Font()
  public static let footnote = Font()
  public static let caption = Font()
  public static let caption2 = Font()
  public init() {}
  public init(_ font: UIFont) {}
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font { Font() }
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font { Font() }
  public static func custom(_ name: String, size: CGFloat) -> Font { Font() }
  public static func custom(_ name: String, size: CGFloat, relativeTo: TextStyle) -> Font { Font() }
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font() }
  public func weight(_ weight: Weight) -> Font { self }
  public func bold() -> Font { self }
  public func italic() -> Font { self }
  public func monospacedDigit() -> Font { self }
}

public struct Text: PrimitiveView, Equatable {
  let text: String

  public nonisolated init(_ key: LocalizedStringKey) { text = key.text }
  public nonisolated init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) { text = key.text }
  @_disfavoredOverload public nonisolated init(_ text: some StringProtocol) {
    self.text = String(text)
  }
  public nonisolated init(verbatim text: String) { self.text = text }
  public nonisolated init(_ value: Date, style: DateStyle) {
    text =
      switch style {
      case .date: value.formatted(date: .long, time: .omitted)
      case .time: value.formatted(date: .omitted, time: .shortened)
      case .relative, .offset, .timer: value.description
      }
  }
  public nonisolated init<Format: FormatStyle>(
    _ value: Format.FormatInput, format: Format
  ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
    text = format.format(value)
  }
  public nonisolated init<Value>(_ value: Value, formatter: Formatter) {
    text = formatter.string(for: value) ?? ""
  }
  public enum DateStyle: Sendable { case date, time, relative, offset, timer }

  public nonisolated func font(_ font: Font?) -> Text { self }
  public nonisolated func fontWeight(_ weight: Font.Weight?) -> Text { self }
  public nonisolated func bold() -> Text { self }
  public nonisolated func italic() -> Text { self }
  public nonisolated func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
  public nonisolated func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    self
  }
  public nonisolated func foregroundColor(_ color: Color?) -> Text { self }
  public nonisolated func foregroundStyle(_ color: Color) -> Text { self }
  public nonisolated func kerning(_ kerning: CGFloat) -> Text { self }
  public nonisolated static func + (one: Text, other: Text) -> Text {
    Text(verbatim: one.text + other.text)
  }

  func add(to outline: ViewOutline) { outline.text(text) }
}

public struct Image: PrimitiveView, Equatable {
  let name: String

  public init(_ name: String, bundle: Bundle? = nil) { self.name = name }
  public init(_ name: String, bundle: Bundle? = nil, label: Text) { self.name = name }
  public init(_ resource: ImageResource) { name = "" }
  public init(systemName: String) { name = systemName }
  public init(uiImage: UIImage) { name = "" }
  public init(decorative name: String, bundle: Bundle? = nil) { self.name = name }
  public enum TemplateRenderingMode: Sendable { case template, original }
  public enum ResizingMode: Sendable { case tile, stretch }
  public enum Interpolation: Sendable { case none, low, medium, high }
  public enum Scale: Sendable { case small, medium, large }
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image { self }
  public func renderingMode(_ mode: TemplateRenderingMode?) -> Image { self }
  public func interpolation(_ interpolation: Interpolation) -> Image { self }

  func add(to outline: ViewOutline) { if !name.isEmpty { outline.image(name) } }
}

public struct Animation: Hashable, Sendable {
  public static let `default` = Animation()
  public static let linear = Animation()
  public static let easeIn = Animation()
  public static let easeOut = Animation()
  public static let easeInOut = Animation()
  public static let spring = Animation()
  public static let bouncy = Animation()
  public static let smooth = Animation()
  public static let snappy = Animation()
  public static let interactiveSpring = Animation()
  public static func linear(duration: Double) -> Animation { Animation() }
  public static func easeIn(duration: Double) -> Animation { Animation() }
  public static func easeOut(duration: Double) -> Animation { Animation() }
  public static func easeInOut(duration: Double) -> Animation { Animation() }
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.8, blendDuration: Double = 0
  ) -> Animation { Animation() }
  public static func spring(duration: Double, bounce: Double = 0) -> Animation { Animation() }
  public static func interpolatingSpring(stiffness: Double, damping: Double) -> Animation {
    Animation()
  }
  public func delay(_ delay: Double) -> Animation { self }
  public func speed(_ speed: Double) -> Animation { self }
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation { self }
}

public struct Transaction {
  public var animation: Animation?
  public init() {}
  public init(animation: Animation?) { self.animation = animation }
  public var disablesAnimations: Bool {
    get { false }
    set {}
  }
}

/// Applies changes immediately, without animation.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { try body() }

public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  let result = try body()
  completion()
  return result
}

public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result { try body() }

public struct AnyTransition: Sendable {
  public static let opacity = AnyTransition()
  public static let slide = AnyTransition()
  public static let scale = AnyTransition()
  public static let identity = AnyTransition()
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
  public static func scale(scale: CGFloat) -> AnyTransition { AnyTransition() }
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition { AnyTransition() }
  public func combined(with other: AnyTransition) -> AnyTransition { self }
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

public enum Edge: Int8, CaseIterable, Sendable {
  case top, leading, bottom, trailing

  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let top = Set(rawValue: 1)
    public static let leading = Set(rawValue: 2)
    public static let bottom = Set(rawValue: 4)
    public static let trailing = Set(rawValue: 8)
    public static let horizontal: Set = [.leading, .trailing]
    public static let vertical: Set = [.top, .bottom]
    public static let all: Set = [.horizontal, .vertical]
  }
}

public struct SafeAreaRegions: OptionSet, Sendable {
  public static let container = SafeAreaRegions(rawValue: 1)
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  public static let all: SafeAreaRegions = [.container, .keyboard]

  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }
}

public struct EdgeInsets: Equatable, Sendable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat
  public init(
    top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0
  ) { (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing) }
}

public enum HorizontalAlignment: Sendable { case leading, center, trailing }
public enum VerticalAlignment: Sendable {
  case top, center, bottom, firstTextBaseline, lastTextBaseline
}
public struct Alignment: Equatable, Sendable {
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {}
  private init() {}
  public static let center = Alignment()
  public static let leading = Alignment()
  public static let trailing = Alignment()
  public static let top = Alignment()
  public static let bottom = Alignment()
  public static let topLeading = Alignment()
  public static let topTrailing = Alignment()
  public static let bottomLeading = Alignment()
  public static let bottomTrailing = Alignment()
}
public enum TextAlignment: CaseIterable, Sendable { case leading, center, trailing }
public enum Axis: Int8, CaseIterable, Sendable {
  case horizontal, vertical
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let horizontal = Set(rawValue: 1)
    public static let vertical = Set(rawValue: 2)
  }
}
public enum ContentMode: CaseIterable, Sendable { case fit, fill }
public enum CoordinateSpace: Hashable { case global, local, named(AnyHashable) }

public struct UnitPoint: Hashable, Sendable {
  public var x: CGFloat
  public var y: CGFloat
  public init(x: CGFloat = 0, y: CGFloat = 0) { (self.x, self.y) = (x, y) }
  public static let zero = UnitPoint()
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  public static let top = UnitPoint(x: 0.5, y: 0)
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  public static let leading = UnitPoint(x: 0, y: 0.5)
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  public static let topLeading = UnitPoint(x: 0, y: 0)
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

public struct Angle: Hashable, Sendable {
  public var radians: Double
  public var degrees: Double { radians * 180 / .pi }
  public init(degrees: Double) { radians = degrees * .pi / 180 }
  public init(radians: Double) { self.radians = radians }
  public static let zero = Angle(radians: 0)
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
}

public struct GridItem: Sendable {
  public enum Size: Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }
  public var size: Size
  public var spacing: CGFloat?
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
  }
}

public struct Gradient: Equatable, Sendable {
  public init(colors: [Color]) {}
}

public struct ButtonRole: Equatable, Sendable {
  private let name: String
  public static let destructive = ButtonRole(name: "destructive")
  public static let cancel = ButtonRole(name: "cancel")
}

public enum NavigationBarItem {
  public enum TitleDisplayMode: Sendable { case automatic, inline, large }
}

/// The values that a navigation stack shows, one per view.
public struct NavigationPath: Equatable {
  private(set) var values: [AnyHashable] = []
  public init() {}
  public init(_ values: some Sequence<some Hashable>) {
    self.values = values.map { AnyHashable($0) }
  }
  init(_ values: [AnyHashable]) { self.values = values }
  public var count: Int { values.count }
  public var isEmpty: Bool { values.isEmpty }
  public mutating func append(_ value: some Hashable) { values.append(value) }
  public mutating func removeLast(_ count: Int = 1) { values.removeLast(count) }
}

public protocol PreferenceKey {
  associatedtype Value
  static var defaultValue: Value { get }
  static func reduce(value: inout Value, nextValue: () -> Value)
}

@preconcurrency @MainActor public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration
  func makeBody(configuration: Configuration) -> Body
}
@preconcurrency @MainActor public struct ButtonStyleConfiguration {
  public var label: ViewOutline { ViewOutline() }
  public var isPressed: Bool { false }
  public var role: ButtonRole? { nil }
}
public typealias PrimitiveButtonStyle = ButtonStyle

@preconcurrency @MainActor public protocol ToggleStyle {
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration
  func makeBody(configuration: Configuration) -> Body
}
@preconcurrency @MainActor public struct ToggleStyleConfiguration {
  public var label: ViewOutline { ViewOutline() }
  @Binding public var isOn: Bool
  public var isMixed: Bool { false }
}

@preconcurrency @MainActor public protocol LabelStyle {
  associatedtype Body: View
  typealias Configuration = LabelStyleConfiguration
  func makeBody(configuration: Configuration) -> Body
}
@preconcurrency @MainActor public struct LabelStyleConfiguration {
  public var title: ViewOutline { ViewOutline() }
  public var icon: ViewOutline { ViewOutline() }
}

@preconcurrency @MainActor public protocol ProgressViewStyle {
  associatedtype Body: View
  typealias Configuration = ProgressViewStyleConfiguration
  func makeBody(configuration: Configuration) -> Body
}
@preconcurrency @MainActor public struct ProgressViewStyleConfiguration {
  public var fractionCompleted: Double? { nil }
  public var label: ViewOutline? { nil }
  public var currentValueLabel: ViewOutline? { nil }
}

/// A style of text fields, whose only requirement SwiftUI doesn't show.
@preconcurrency @MainActor public protocol TextFieldStyle {
  typealias _Label = TextFieldStyleLabel
}
@preconcurrency @MainActor public struct TextFieldStyleLabel {}

/// The argument of a text field's style.
@preconcurrency @MainActor public struct TextField<Label> {}
