/// An app with SwiftUI scenes.
@preconcurrency @MainActor public protocol App {
  associatedtype Body: Scene
  var body: Body { get }
  init()
}

@preconcurrency @MainActor public protocol Scene {
  associatedtype Body: Scene
  var body: Body { get }
}

/// An app as the root of a graph that keeps its state.
struct AppView<Main: App>: View, GraphOwner {
  let app: Main

  var properties: [any GraphProperty] {
    Mirror(reflecting: app).children.compactMap { $0.value as? any GraphProperty }
  }

  var body: ViewOutline {
    ViewOutline { outline in outline.add(app.body as Any?) }
  }
}

/// A view whose state belongs to another value.
@MainActor protocol GraphOwner {
  var properties: [any GraphProperty] { get }
}

@propertyWrapper @MainActor
public struct UIApplicationDelegateAdaptor<Delegate: UIApplicationDelegate> {
  public init(_ type: Delegate.Type = Delegate.self) {}
  /// The delegate that the host created.
  public var wrappedValue: Delegate {
    guard let delegate = UIApplication.shared.delegate as? Delegate else {
      fatalError("the application's delegate isn't a \(Delegate.self)")
    }
    return delegate
  }
}
