import UIKit

// MARK: Screens that collect while they are open

/// A row of a feed; it tells of a tap.
private final class FeedRowModel {
  let id: Int
  var onLike: (() -> Void)?
  init(_ id: Int) { self.id = id }
}
private final class FeedListController: UITableViewController {
  private var rows: [FeedRowModel] = []
  private let strongly: Bool
  init(strongly: Bool) {
    self.strongly = strongly
    super.init(style: .plain)
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: "More") { [unowned self] _ in loadMore() })
    loadMore()
  }
  private func loadMore() {
    for _ in 0..<5 {
      let row = FeedRowModel(rows.count)
      if strongly {
        row.onLike = { self.like(row.id) }
      } else {
        row.onLike = { [weak self, weak row] in if let row { self?.like(row.id) } }
      }
      rows.append(row)
    }
    tableView.reloadData()
  }
  private func like(_ id: Int) { title = "\(id)" }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "\(rows[indexPath.row].id)"
    return cell
  }
}

/// A change of a drawing, which can be undone.
private final class Stroke {
  let undo: () -> Void
  init(_ undo: @escaping () -> Void) { self.undo = undo }
}
private final class SketchController: UIViewController {
  enum Style { case undoManager, strongly, undoneStrokes }
  private let style: Style
  private var count = 0
  private var strokes: [Stroke] = []
  private var undone: [Stroke] = []
  private let history = UndoManager()
  override var undoManager: UndoManager? { history }
  init(_ style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() {
    super.viewDidLoad()
    Shape.button(self, "Draw") { [unowned self] in draw() }
    Shape.button(self, "Undo") { [unowned self] in undoLast() }
  }
  private func draw() {
    count += 1
    switch style {
    case .undoManager: history.registerUndo(withTarget: self) { $0.count -= 1 }
    case .strongly: strokes.append(Stroke { self.count -= 1 })
    case .undoneStrokes: strokes.append(Stroke { [weak self] in self?.count -= 1 })
    }
  }
  private func undoLast() {
    history.undo()
    guard let stroke = strokes.popLast() else { return }
    stroke.undo()
    undone.append(stroke)
  }
}

/// A cell that gets its button's action whenever it is configured.
private final class LikeCell: UITableViewCell {
  let button = UIButton()
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(button)
  }
  required init?(coder: NSCoder) { nil }
}
private final class LikesController: UITableViewController {
  enum Style { case adds, addsStrongly, replaces }
  private let likes: Style
  init(_ likes: Style) {
    self.likes = likes
    super.init(style: .plain)
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(LikeCell.self, forCellReuseIdentifier: "like")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: "Reload") { [unowned self] _ in tableView.reloadData() })
  }
  private func like() { title = "liked" }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "like", for: indexPath)
    let button = (cell as? LikeCell)?.button
    switch likes {
    case .adds:
      button?.addAction(UIAction { [weak self] _ in self?.like() }, for: .touchUpInside)
    case .addsStrongly:
      button?.addAction(UIAction { _ in self.like() }, for: .touchUpInside)
    case .replaces:
      let action = UIAction(identifier: UIAction.Identifier("like")) { [weak self] _ in
        self?.like()
      }
      button?.addAction(action, for: .touchUpInside)
    }
    return cell
  }
}

/// A tag that can be removed; its model asks to be removed.
private final class TagModel {
  let id: Int
  let onRemove: (Int) -> Void
  init(_ id: Int, _ onRemove: @escaping (Int) -> Void) {
    self.id = id
    self.onRemove = onRemove
  }
}
private final class TagsController: UIViewController {
  enum Style { case forgets, removes }
  private let style: Style
  private var shown: [Int] = []
  private var models: [Int: TagModel] = [:]
  private var latest = 0
  init(_ style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() {
    super.viewDidLoad()
    Shape.button(self, "Add") { [unowned self] in
      latest += 1
      models[latest] = TagModel(latest) { [weak self] in self?.remove($0) }
      shown.append(latest)
    }
    Shape.button(self, "Remove") { [unowned self] in
      if let last = shown.last { models[last]?.onRemove(last) }
    }
  }
  private func remove(_ id: Int) {
    shown.removeAll { $0 == id }
    if style == .removes { models[id] = nil }
  }
}

/// A row of a list of things to do, which is added in an editor.
private final class TodoRowModel {
  let onToggle: () -> Void
  init(_ onToggle: @escaping () -> Void) { self.onToggle = onToggle }
}
private final class TodoEditor: UIViewController {
  var onSave: (() -> Void)?
  override func viewDidLoad() {
    super.viewDidLoad()
    Shape.button(self, "Save") { [unowned self] in onSave?() }
  }
}
private final class TodoListController: UITableViewController {
  enum Style { case adds, addsAndForgets }
  private let todoStyle: Style
  private var rows: [TodoRowModel] = []
  private var removed: [TodoRowModel] = []
  init(_ style: Style) {
    todoStyle = style
    super.init(style: .plain)
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: "New") { [unowned self] _ in
        let editor = TodoEditor()
        editor.onSave = { [weak self] in self?.add() }
        navigationController?.pushViewController(editor, animated: true)
      })
  }
  private func add() {
    if todoStyle == .addsAndForgets { removed += rows.suffix(1) }
    if todoStyle == .addsAndForgets { rows.removeAll() }
    rows.append(TodoRowModel { [weak self] in self?.tableView.reloadData() })
    tableView.reloadData()
    navigationController?.popViewController(animated: true)
  }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
  }
}

/// A field that is valid if the fields it depends on are.
private final class FormField {
  var dependencies: [FormField] = []
  var dependents: [WeakBox<FormField>] = []
  var isValid: Bool { dependencies.allSatisfy { $0.dependencies.isEmpty } }
}
private final class PasswordController: UIViewController {
  private let password = FormField()
  private let confirmation = FormField()
  init(strongly: Bool) {
    super.init(nibName: nil, bundle: nil)
    confirmation.dependencies = [password]
    if strongly {
      password.dependencies = [confirmation]
    } else {
      password.dependents = [WeakBox(object: confirmation)]
    }
  }
  required init?(coder: NSCoder) { nil }
}

/// A store whose middleware wraps its dispatch.
private final class ChainStore {
  typealias Dispatch = (String) -> Void
  typealias Middleware = (@escaping () -> String, @escaping Dispatch) -> (@escaping Dispatch)
    -> Dispatch
  private(set) var state = ""
  private var dispatch: Dispatch = { _ in }
  init(_ middleware: [Middleware], strongly: Bool) {
    let reduce: Dispatch
    let read: () -> String
    if strongly {
      reduce = { self.state += $0 }
      read = { self.state }
    } else {
      reduce = { [weak self] in self?.state += $0 }
      read = { [weak self] in self?.state ?? "" }
    }
    dispatch = middleware.reversed().reduce(reduce) { next, wrap in
      wrap(read, { [weak self] in self?.send($0) })(next)
    }
  }
  func send(_ action: String) { dispatch(action) }
}
@MainActor private enum Middlewares {
  static let all: [ChainStore.Middleware] = [
    { read, _ in { next in { action in next(action + read()) } } },
    { _, dispatch in
      { next in { action in if action == "again" { dispatch("") } else { next(action) } } }
    },
  ]
}

/// Rows, strokes, actions and models that pile up.
extension Shape {
  static let accumulations: [Shape] = [
    Shape("feed that loads more rows", .none, script: "open; repeat 5 { tap More }; back") {
      FeedListController(strongly: false)
    },
    Shape(
      "feed whose rows capture it and themselves", .leaked, "onLike",
      script: "open; tap More; back"
    ) { FeedListController(strongly: true) },
    Shape(
      "sketch with an undo for each stroke", .none, script: "open; repeat 5 { tap Draw }; back"
    ) { SketchController(.undoManager) },
    Shape(
      "sketch whose strokes capture it", .leaked, "undo",
      cut: "undo → closure capture of type SketchController ← make this weak: frees all",
      script: "open; tap Draw; back"
    ) { SketchController(.strongly) },
    Shape(
      "gap: sketch whose undone strokes pile up", .growing, "undone",
      script: "open; repeat 5 { tap Draw; tap Undo }"
    ) { SketchController(.undoneStrokes) },
    Shape(
      "gap: cells that get one more action each time", .growing, "UIAction",
      script: "open; repeat 5 { tap Reload }"
    ) { LikesController(.adds) },
    Shape(
      "cells whose action is replaced each time", .none, script: "open; repeat 5 { tap Reload }"
    ) { LikesController(.replaces) },
    Shape(
      "cells whose actions capture their list", .leaked, "button",
      script: "open; tap Reload; back"
    ) { LikesController(.addsStrongly) },
    Shape(
      "gap: tags whose models stay when they are removed", .growing, "models",
      script: "open; repeat 5 { tap Add; tap Remove }"
    ) { TagsController(.forgets) },
    Shape(
      "tags whose models go when they are removed", .none,
      script: "open; repeat 5 { tap Add; tap Remove }"
    ) { TagsController(.removes) },
    Shape(
      "to-do list whose editor adds a row each time", .none,
      script: "open; repeat 6 { tap New; tap Save }; back"
    ) { TodoListController(.adds) },
    Shape(
      "gap: to-do list whose editor replaces a row that isn't let go", .growing, "removed",
      script: "open; repeat 6 { tap New; tap Save }"
    ) { TodoListController(.addsAndForgets) },
    Shape("fields that depend on each other", .leaked, "dependencies") {
      PasswordController(strongly: true)
    },
    Shape("fields of which one knows the other", .none) { PasswordController(strongly: false) },
    .screen("store whose chain of middleware captures it", .leaked, "dispatch") { screen in
      screen.object = ChainStore(Middlewares.all, strongly: true)
    },
    .screen("store whose chain of middleware knows it", .none) { screen in
      screen.object = ChainStore(Middlewares.all, strongly: false)
    },
  ]
}
