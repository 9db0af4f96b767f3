import UIKit

private struct Options {
  var title = ""
  var handler: (() -> Void)?
}
private struct Command {
  let name: String
  let run: () -> Void
}
private final class FormModel {
  var bindings: [(String) -> Void] = []
  var onSave: (() -> Void)?
  var onSend: ((String) -> Void)?
  func bind<Target: AnyObject>(
    _ path: ReferenceWritableKeyPath<Target, String?>, to target: Target, weakly: Bool
  ) {
    if weakly {
      bindings.append { [weak target] in target?[keyPath: path] = $0 }
    } else {
      bindings.append { target[keyPath: path] = $0 }
    }
  }
}
private struct Weakly<Object: AnyObject> {
  weak var object: Object?
}
private final class Registry {
  var entries: [AnyHashable: () -> Void] = [:]
  var byIdentity: [ObjectIdentifier: () -> Void] = [:]
}
private final class FormController: UIViewController {
  let model = FormModel()
  let registry = Registry()
  var action: (title: String, body: () -> Void)?
  var result: Result<() -> Void, any Error>?
  var options = Options()
  var commands: [Command] = []
  var onEnd: (() -> Void)?
  lazy var heading: String = { self.makeHeading() }()
  func makeHeading() -> String { "Form" }
  func save() { title = "Saved" }
  func configure(_ options: inout Options, _ set: (inout Options) -> Void) { set(&options) }
}

/// Closures in the places where Swift lets them be written.
extension Shape {
  private static func form(
    _ name: String, _ verdict: Verdict, _ keeper: String = "", cut: String? = nil,
    _ set: @escaping (FormController) -> Void
  ) -> Shape {
    Shape(name, verdict, keeper, cut: cut) {
      let form = FormController()
      set(form)
      return form
    }
  }
  private static func cut(_ field: String, _ type: String = "FormController") -> String {
    "\(field) → closure capture of type \(type) ← make this weak: frees all"
  }

  static let closures: [Shape] = [
    form("action in an optional tuple", .leaked, "action", cut: cut("action.body")) { form in
      form.action = ("Save", { form.save() })
    },
    form("closure in a result", .leaked, "result", cut: cut("result.success")) { form in
      form.result = .success { form.save() }
    },
    form("handler that an inout function sets", .leaked, "options", cut: cut("options.handler")) {
      form in form.configure(&form.options) { $0.handler = { form.save() } }
    },
    form("commands that are methods", .leaked, "commands", cut: cut("commands[1].run")) { form in
      form.commands = [Command(name: "New") {}, Command(name: "Save", run: form.save)]
    },
    form("closure that a defer stores", .leaked, "onEnd", cut: cut("onEnd")) { form in
      defer { form.onEnd = { form.save() } }
      form.title = "Form"
    },
    form("closure of an earlier closure", .leaked, "onEnd", cut: cut("onEnd")) { form in
      form.onEnd = { [weak form] in form?.title = "First" }
      let earlier = form.onEnd
      form.onEnd = {
        earlier?()
        form.title = "Second"
      }
    },
    form("field bound by its key path", .leaked, "bindings", cut: cut("bindings[0]")) {
      $0.model.bind(\.title, to: $0, weakly: false)
    },
    form("field bound by its key path, weak", .none) {
      $0.model.bind(\.title, to: $0, weakly: true)
    },
    form(
      "model whose save captures the model", .leaked, "onSave",
      cut: "onSave → closure capture of type FormModel ← make this weak: frees it"
    ) { $0.model.onSave = { [model = $0.model] in model.bindings.forEach { $0("") } } },
    form("model's closure of a weak structure", .none) {
      let form = Weakly(object: $0)
      $0.model.onSave = { form.object?.save() }
    },
    form(
      "handler keyed by its screen", .leaked, "entries",
      cut: "entries.keys[_] ← remove this: frees all"
    ) { form in form.registry.entries[form] = { [weak form] in form?.save() } },
    form("handler keyed by its screen's identity", .leaked, "byIdentity", cut: cut("byIdentity[_]"))
    {
      form in form.registry.byIdentity[ObjectIdentifier(form)] = { form.save() }
    },
    form("heading of a closure that ran", .none) { $0.title = $0.heading },
    form("method of a nested function", .leaked, "onSend", cut: cut("onSend")) { form in
      func send(_ text: String) { reply(text) }
      func reply(_ text: String) { form.title = text }
      form.model.onSend = send
    },
  ]
}
