import Observation
import UIKit

// MARK: Screens of lists, forms and pages

private struct ClinicRow {
  let title: String
  var onTap: (() -> Void)?
  var menu: (() -> UIMenu)?
}
@resultBuilder private enum RowsBuilder {
  static func buildExpression(_ row: ClinicRow) -> [ClinicRow] { [row] }
  static func buildBlock(_ rows: [ClinicRow]...) -> [ClinicRow] { rows.flatMap { $0 } }
  static func buildOptional(_ rows: [ClinicRow]?) -> [ClinicRow] { rows ?? [] }
}
private struct ClinicForm {
  let rows: () -> [ClinicRow]
  init(@RowsBuilder _ rows: @escaping () -> [ClinicRow]) { self.rows = rows }
}
private final class ClinicCell: UITableViewCell {
  var onTap: (() -> Void)?
  weak var delegate: AnyObject?
  private var observation: Token?
  func configure(_ row: ClinicRow) { onTap = row.onTap }
  func observe(_ token: Token) { observation = token }
  override func prepareForReuse() {
    super.prepareForReuse()
    onTap = nil
    observation = nil
  }
}
private final class ClinicHeader: UIView {
  var onTap: (() -> Void)?
  weak var owner: AnyObject?
}
private class ClinicList: UITableViewController {
  var rows: [ClinicRow] = []
  var form: ClinicForm?
  var configures: ((ClinicCell, ClinicRow) -> Void)?
  lazy var actions: [UIAction] = makeActions()
  lazy var greeting: () -> String = { [unowned self] in title ?? "" }
  lazy var strongGreeting: () -> String = { self.title ?? "" }
  private func makeActions() -> [UIAction] {
    ["a", "b"].map { title in UIAction(title: title) { _ in self.open() } }
  }
  func open() {}
  func titled(_ row: ClinicRow) -> String { row.title }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(ClinicCell.self, forCellReuseIdentifier: "cell")
  }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    if let cell = cell as? ClinicCell {
      cell.configure(rows[indexPath.row])
      configures?(cell, rows[indexPath.row])
    }
    return cell
  }
}

/// Dismisses a screen by a gesture, as a teammate's helper does.
private final class ClinicDismissal: NSObject, UIGestureRecognizerDelegate {
  weak var weakScreen: UIViewController?
  var screen: UIViewController?
  let pan = UIPanGestureRecognizer()
  func begin(on screen: UIViewController, strongly: Bool) {
    if strongly { self.screen = screen } else { weakScreen = screen }
    pan.delegate = self
    pan.addTarget(self, action: Selector("panned", ClinicDismissal.panned))
    screen.view.addGestureRecognizer(pan)
  }
  func panned() {}
}
private final class ClinicTransition: NSObject, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  var prepared: (() -> Void)?
  var presenter: UIViewController?
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }
  func transitionDuration(
    using context: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.3 }
  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let to = context.view(forKey: .to) else { return context.completeTransition(true) }
    context.containerView.addSubview(to)
    UIView.animate(withDuration: 0.3) {
      to.alpha = 1
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
private final class ClinicSheet: UIViewController {
  let animation = ClinicTransition()
  var onDone: (() -> Void)?
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed { onDone?() }
  }
}
@Observable private final class ClinicStore {
  var patients = 0
  @ObservationIgnored var onChange: (() -> Void)?
  @ObservationIgnored var loads: Task<Void, Never>?
  func load() async {}
}
private final class ClinicStoreScreen: UIViewController {
  let store = ClinicStore()
  var shown = 0
  func track() {
    withObservationTracking {
      shown = store.patients
    } onChange: { [weak self] in
      DispatchQueue.main.async { MainActor.assumeIsolated { self?.track() } }
    }
  }
  func trackStrongly() {
    withObservationTracking {
      shown = store.patients
    } onChange: {
      DispatchQueue.main.async { MainActor.assumeIsolated { self.trackStrongly() } }
    }
  }
  func load() async {}
}
private actor ClinicArchive {
  static let shared = ClinicArchive()
  private var inFlight: [Int: Task<Int, Never>] = [:]
  private var observers: [Int: @Sendable () -> Void] = [:]
  func value(_ key: Int, _ make: @escaping @Sendable () async -> Int) async -> Int {
    if let task = inFlight[key] { return await task.value }
    let task = Task { await make() }
    inFlight[key] = task
    let value = await task.value
    inFlight[key] = nil
    return value
  }
  func valueKept(_ key: Int, _ make: @escaping @Sendable () async -> Int) async -> Int {
    let task = inFlight[key] ?? Task { await make() }
    inFlight[key] = task
    return await task.value
  }
  func observe(_ key: Int, _ told: @escaping @Sendable () -> Void) { observers[key] = told }
}
private final class ClinicSearch {
  var task: Task<Void, Never>?
  var found = 0
  var onFound: ((Int) -> Void)?
  func search(weakly: Bool) {
    task?.cancel()
    if weakly {
      task = Task { @MainActor [weak self] in
        try? await Task.sleep(nanoseconds: 300_000_000)
        guard !Task.isCancelled else { return }
        self?.found += 1
      }
    } else {
      task = Task { @MainActor in
        try? await Task.sleep(nanoseconds: 300_000_000)
        guard !Task.isCancelled else { return }
        self.found += 1
        self.onFound?(self.found)
      }
    }
  }
}

extension Shape {
  private static func list(
    _ name: String, _ verdict: Verdict, _ keeper: String = "", cut: String? = nil,
    findings: Int = 1, script: String? = nil, _ wire: @escaping (ClinicList) -> Void
  ) -> Shape {
    Shape(name, verdict, keeper, cut: cut, findings: findings, script: script) {
      let list = ClinicList()
      wire(list)
      return list
    }
  }

  static let clinics: [Shape] = [
    list(
      "rows of a builder that capture their list", .leaked, "form.rows",
      cut: "form.rows → closure capture of type ClinicList ← make this weak: frees all"
    ) { list in
      list.form = ClinicForm {
        ClinicRow(title: "a", onTap: { list.open() })
        if list.isEditing { ClinicRow(title: "b") }
      }
      list.rows = []
    },
    list("rows of a builder of weak self", .none) { list in
      list.form = ClinicForm { [weak list] in
        ClinicRow(title: "a", onTap: { list?.open() })
        ClinicRow(title: "b", onTap: { [weak list] in list?.open() })
      }
      list.rows = list.form?.rows() ?? []
    },
    list("rows of a builder, made within weak self, one strong", .leaked, "rows[0].onTap") { list in
      list.form = ClinicForm { [weak list] in
        if let list {
          ClinicRow(title: "a", onTap: { list.open() })
        }
      }
      list.rows = list.form?.rows() ?? []
    },
    list("cells configured with strong rows", .leaked, "onTap") { list in
      list.rows = [ClinicRow(title: "a", onTap: { list.open() })]
    },
    list("cells configured by a weak closure", .none) { list in
      list.rows = [ClinicRow(title: "a")]
      list.configures = { [weak list] cell, row in
        cell.onTap = { [weak list] in list?.open() }
        cell.delegate = list
      }
    },
    list("cells configured by a closure that makes weak self strong", .leaked, "onTap") { list in
      list.rows = [ClinicRow(title: "a")]
      list.configures = { [weak list] cell, row in
        guard let list else { return }
        cell.onTap = { list.open() }
      }
    },
    list("cell that observes while it is used", .none) { list in
      list.rows = [ClinicRow(title: "a")]
      list.configures = { [weak list] cell, row in
        cell.observe(Token { [weak list] in list?.open() })
      }
    },
    list("header of a table that captures", .leaked, "onTap") { list in
      let header = ClinicHeader()
      header.onTap = { list.open() }
      list.tableView.tableHeaderView = header
    },
    list("header of a table that knows", .none) { list in
      let header = ClinicHeader()
      header.onTap = { [weak list] in list?.open() }
      header.owner = list
      list.tableView.tableHeaderView = header
    },
    list("header of a table that the table replaced", .none) { list in
      let header = ClinicHeader()
      header.onTap = { list.open() }
      list.tableView.tableHeaderView = header
      list.tableView.tableHeaderView = nil
    },
    list("lazy actions that a method makes", .leaked, "actions") { list in _ = list.actions },
    list("lazy actions that nobody asked for", .none) { _ in },
    list("lazy unowned greeting", .none) { list in _ = list.greeting() },
    list("lazy strong greeting", .leaked, "strongGreeting") { list in _ = list.strongGreeting() },
    list("method mapped eagerly", .none) { list in
      list.rows = [ClinicRow(title: "a")]
      list.title = list.rows.map(list.titled).joined()
    },
    list("menu of closures that each row makes", .leaked, "rows[0].menu") { list in
      list.rows = [
        ClinicRow(
          title: "a",
          menu: { UIMenu(children: [UIAction(title: "open") { _ in list.open() }]) })
      ]
    },
    list("menu of closures that each row makes weakly", .none) { list in
      list.rows = [
        ClinicRow(
          title: "a",
          menu: { [weak list] in
            UIMenu(children: [UIAction(title: "open") { _ in list?.open() }])
          })
      ]
    },
    list("menu of a bar button whose actions know the list", .none) { list in
      list.navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Menu",
        menu: UIMenu(children: [UIAction(title: "open") { [weak list] _ in list?.open() }]))
    },
    list("menu of a bar button, one of whose actions captures", .leaked, "handler") { list in
      list.navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Menu",
        menu: UIMenu(children: [
          UIAction(title: "close") { [weak list] _ in list?.open() },
          UIAction(title: "open") { _ in list.open() },
        ]))
    },
    loaded("dismissal by a gesture that knows its screen", .none) { screen in
      let dismissal = ClinicDismissal()
      dismissal.begin(on: screen, strongly: false)
      screen.object = dismissal
    },
    loaded("dismissal by a gesture that captures its screen", .leaked, "screen") { screen in
      let dismissal = ClinicDismissal()
      dismissal.begin(on: screen, strongly: true)
      screen.object = dismissal
    },
    loaded("dismissal by a gesture that nothing else keeps", .none) { screen in
      ClinicDismissal().begin(on: screen, strongly: false)
    },
    loaded(
      "sheet with a transition of its own", .none, script: "open; tap \"Done\"; back"
    ) { screen in
      let sheet = ClinicSheet()
      sheet.modalPresentationStyle = .custom
      sheet.transitioningDelegate = sheet.animation
      button(sheet, "Done") { [weak sheet] in sheet?.dismiss(animated: true) }
      DispatchQueue.main.async { screen.present(sheet, animated: true) }
    },
    loaded(
      "sheet whose transition owns its presenter", .none, script: "open; tap \"Done\"; back"
    ) { screen in
      let sheet = ClinicSheet()
      sheet.modalPresentationStyle = .custom
      sheet.transitioningDelegate = sheet.animation
      sheet.animation.presenter = screen
      button(sheet, "Done") { [weak sheet] in sheet?.dismiss(animated: true) }
      DispatchQueue.main.async { screen.present(sheet, animated: true) }
    },
    loaded(
      "sheet whose transition's closure captures it", .leaked, "prepared",
      script: "open; tap \"Done\"; back"
    ) { screen in
      let sheet = ClinicSheet()
      sheet.modalPresentationStyle = .custom
      sheet.transitioningDelegate = sheet.animation
      sheet.animation.prepared = { sheet.onDone?() }
      button(sheet, "Done") { [weak sheet] in sheet?.dismiss(animated: true) }
      DispatchQueue.main.async { screen.present(sheet, animated: true) }
    },
    loaded(
      "sheet whose end captures its presenter, which keeps the sheet", .leaked, "onDone",
      script: "open; tap \"Done\"; back"
    ) { screen in
      let sheet = ClinicSheet()
      sheet.onDone = { screen.act() }
      screen.object = sheet
      button(sheet, "Done") { [weak sheet] in sheet?.dismiss(animated: true) }
      DispatchQueue.main.async { screen.present(sheet, animated: true) }
    },
    loaded(
      "sheet whose end captures its presenter, which forgets the sheet", .none,
      script: "open; tap \"Done\"; back"
    ) { screen in
      let sheet = ClinicSheet()
      sheet.onDone = { screen.object = nil }
      screen.object = sheet
      button(sheet, "Done") { [weak sheet] in sheet?.dismiss(animated: true) }
      DispatchQueue.main.async { screen.present(sheet, animated: true) }
    },
    Shape("observed store that is tracked weakly", .none) {
      let screen = ClinicStoreScreen()
      screen.track()
      screen.store.patients += 1
      return screen
    },
    Shape("observed store that is tracked strongly", .leaked, "ClinicStoreScreen") {
      let screen = ClinicStoreScreen()
      screen.trackStrongly()
      screen.store.patients += 1
      return screen
    },
    Shape("ignored closure of an observed store", .leaked, "onChange") {
      let screen = ClinicStoreScreen()
      screen.store.onChange = { screen.shown += 1 }
      return screen
    },
    Shape("load of a store that has ended", .none) {
      let screen = ClinicStoreScreen()
      screen.store.loads = Task { @MainActor in
        await screen.load()
        screen.shown += 1
      }
      return screen
    },
    Shape("load of a store that is a method of it", .none) {
      let screen = ClinicStoreScreen()
      screen.store.loads = Task { [store = screen.store] in await store.load() }
      return screen
    },
    screen("value in flight in a shared actor", .none) { screen in
      Task { @MainActor in
        _ = await ClinicArchive.shared.value(1) { [weak screen] in screen == nil ? 0 : 1 }
        screen.act()
      }
    },
    screen("value in flight in a shared actor that stays", .none) { screen in
      // The ended task has forgotten its closure.
      Task { @MainActor in
        _ = await ClinicArchive.shared.valueKept(2) { [screen] in
          await MainActor.run { screen.act() }
          return 1
        }
      }
    },
    screen("observer in a shared actor", .abandoned, "observers") { screen in
      Task { await ClinicArchive.shared.observe(1) { [screen] in _ = screen } }
    },
    screen("observer in a shared actor, weak", .none) { screen in
      Task { await ClinicArchive.shared.observe(2) { [weak screen] in _ = screen } }
    },
    screen("search that begins again and again", .none) { screen in
      let search = ClinicSearch()
      screen.object = search
      for _ in 0..<3 { search.search(weakly: true) }
    },
    screen("search that begins again and again, strongly", .none) { screen in
      let search = ClinicSearch()
      screen.object = search
      for _ in 0..<3 { search.search(weakly: false) }
    },
    screen("search that begins again and again and tells its screen", .leaked, "onFound") {
      screen in
      let search = ClinicSearch()
      screen.object = search
      search.onFound = { _ in screen.act() }
      for _ in 0..<3 { search.search(weakly: false) }
    },
  ]
}
