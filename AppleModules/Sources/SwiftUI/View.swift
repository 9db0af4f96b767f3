/// A part of a screen.
@preconcurrency @MainActor public protocol View {
  associatedtype Body: View
  var body: Body { get }
}

extension Never: View, Scene, ToolbarContent, Commands {
  public var body: Never { fatalError("nothing has a body of this type") }
}

/// A view without a body of its own.
@preconcurrency @MainActor protocol PrimitiveView: View where Body == Never {
  func add(to outline: ViewOutline)
}

extension PrimitiveView {
  public var body: Never { fatalError("\(Self.self) has no body") }
}

/// A type-erased view.
public struct AnyView: PrimitiveView {
  let view: any View

  public init(_ view: any View) { self.view = view }
  public init(erasing view: any View) { self.view = view }

  func add(to outline: ViewOutline) { outline.add(view) }
}

public struct EmptyView: PrimitiveView {
  public init() {}
  func add(to outline: ViewOutline) {}
}

extension Optional: View, PrimitiveView where Wrapped: View {
  func add(to outline: ViewOutline) {
    if let self { outline.add(self) }
  }
}

public typealias LocalizedStringKey = LocalizedText

/// A text that the bundle may localize.
public struct LocalizedText: ExpressibleByStringInterpolation, Equatable, Sendable {
  let text: String

  public init(_ value: String) {
    text = Bundle.main.localizedString(forKey: value, value: nil, table: nil)
  }
  public init(stringLiteral value: String) { self.init(value) }
}

/// Collects the views of a closure that wasn't lowered.
@resultBuilder public enum ViewBuilder {
  @preconcurrency @MainActor public static func buildExpression<Content: View>(_ content: Content)
    -> ViewOutline
  {
    ViewOutline { $0.add(content) }
  }
  @preconcurrency @MainActor public static func buildBlock(_ parts: ViewOutline...) -> ViewOutline {
    joined(parts)
  }
  @preconcurrency @MainActor public static func buildOptional(_ part: ViewOutline?) -> ViewOutline {
    part ?? ViewOutline()
  }
  @preconcurrency @MainActor public static func buildEither(first: ViewOutline) -> ViewOutline {
    first
  }
  @preconcurrency @MainActor public static func buildEither(second: ViewOutline) -> ViewOutline {
    second
  }
  @preconcurrency @MainActor public static func buildArray(_ parts: [ViewOutline]) -> ViewOutline {
    joined(parts)
  }
  @preconcurrency @MainActor public static func buildLimitedAvailability(_ part: ViewOutline)
    -> ViewOutline
  {
    part
  }

  @MainActor private static func joined(_ parts: [ViewOutline]) -> ViewOutline {
    if let only = parts.first, parts.count == 1 { return only }
    return ViewOutline { outline in for part in parts { outline.add(part) } }
  }
}

public typealias ToolbarContentBuilder = ViewBuilder
public typealias SceneBuilder = ViewBuilder
public typealias CommandsBuilder = ViewBuilder

/// A modifier of a view.
@preconcurrency @MainActor public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = ViewOutline
  func body(content: Content) -> Body
}

public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier

  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public var body: ViewOutline { content.modifier(modifier) }
}

@preconcurrency @MainActor public protocol ToolbarContent {
  associatedtype Body: ToolbarContent
  var body: Body { get }
}

@preconcurrency @MainActor public protocol Commands {
  associatedtype Body: Commands
  var body: Body { get }
}

public protocol PreviewProvider {}
