import UIKit

@MainActor private protocol CartObserver: AnyObject {
  func cartChanged()
}

/// Tells its observers, which it keeps in one of Foundation's tables.
@MainActor private final class Cart {
  static let weak = Cart(NSHashTable.weakObjects())
  static let strong = Cart(NSHashTable(options: .strongMemory))
  private let observers: NSHashTable<AnyObject>
  init(_ observers: NSHashTable<AnyObject>) { self.observers = observers }
  func add(_ observer: CartObserver) { observers.add(observer) }
}

@MainActor private final class Registry {
  static let shared = Registry()
  let named = NSMapTable<NSString, UIViewController>.strongToStrongObjects()
  let weakly = NSMapTable<NSString, UIViewController>.strongToWeakObjects()
  var perScreen = NSMapTable<UIViewController, Helper>.weakToStrongObjects()
}

private final class CartScreen: UIViewController, CartObserver {
  func cartChanged() {}
}

/// Writes into any object, such as the screen that shows it.
private struct FieldBinding<Root: AnyObject, Value> {
  let root: Root
  let path: ReferenceWritableKeyPath<Root, Value>
  func set(_ value: Value) { root[keyPath: path] = value }
}
private final class FormScreen: UIViewController {
  var name = ""
  fileprivate var rows: [Row] = []
}
private final class Row: UIView {
  var binding: FieldBinding<FormScreen, String>?
  var onTap: (() -> Void)?
}
private final class RowStack: UIView {
  var rows: [Row] = []
}

private enum Loading {
  case idle
  case failed(retry: @MainActor () -> Void)
  indirect case nested(Loading)
}
private final class LoadingScreen: UIViewController {
  var state = Loading.idle
  func load() {}
}

extension Shape {
  private static func form(
    _ name: String, _ verdict: Verdict, _ keeper: String = "", cut: String? = nil,
    _ fill: @escaping (FormScreen) -> Void
  ) -> Shape {
    Shape(name, verdict, keeper, cut: cut) {
      let screen = FormScreen()
      fill(screen)
      return screen
    }
  }

  static let registries: [Shape] = [
    Shape("observer in a weak hash table", .none) {
      let screen = CartScreen()
      Cart.weak.add(screen)
      return screen
    },
    Shape("observer in a strong hash table", .abandoned, "static Cart.strong") {
      let screen = CartScreen()
      Cart.strong.add(screen)
      return screen
    },
    screen("screen in a map table", .abandoned, "static Registry.shared") {
      Registry.shared.named.setObject($0, forKey: "screen")
    },
    screen("screen in a map table of weak values", .none) {
      Registry.shared.weakly.setObject($0, forKey: "screen")
    },
    screen("value of a weak key that knows its key", .abandoned, "static Registry.shared") {
      let helper = Helper()
      helper.owner = $0
      Registry.shared.perScreen.setObject(helper, forKey: $0)
    },
    screen("value of a weak key", .none) {
      Registry.shared.perScreen.setObject(Helper(), forKey: $0)
    },
    form("binding of a row to its screen", .leaked, "binding") { screen in
      let row = Row()
      row.binding = FieldBinding(root: screen, path: \.name)
      screen.rows.append(row)
    },
    form("rows whose taps capture the screen", .leaked, "onTap") { screen in
      let stack = RowStack()
      for _ in 1...3 {
        let row = Row()
        row.onTap = { screen.name = "tapped" }
        stack.rows.append(row)
        stack.addSubview(row)
      }
      screen.view.addSubview(stack)
    },
    Shape("retry of a failed state", .leaked, "state") {
      let screen = LoadingScreen()
      screen.state = .failed { screen.load() }
      return screen
    },
    Shape("retry of a nested state", .leaked, "state") {
      let screen = LoadingScreen()
      screen.state = .nested(.failed { screen.load() })
      return screen
    },
    Shape("retry of a failed state, weak", .none) {
      let screen = LoadingScreen()
      screen.state = .failed { [weak screen] in screen?.load() }
      return screen
    },
    loaded("task of a weak screen, strong before its loop", .abandoned, "task") { screen in
      Task { [weak screen] in
        guard let screen else { return }
        while !Task.isCancelled {
          screen.act()
          try? await Task.sleep(for: .seconds(1))
        }
      }
    },
    loaded("task of a weak screen, strong within its loop", .none) { screen in
      Task { [weak screen] in
        while !Task.isCancelled {
          guard let screen else { return }
          screen.act()
          try? await Task.sleep(for: .seconds(1))
        }
      }
    },
  ]
}
