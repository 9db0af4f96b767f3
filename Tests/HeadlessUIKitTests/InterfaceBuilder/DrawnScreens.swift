import HeadlessUIKit

/// A screen as an adopted app has it: private outlets and actions, and the table that the rewrite adds.
class ShopScreen: UIViewController {
  private weak var nameLabel: UILabel!
  private var stars: [UIView]!
  private var spacing: CGFloat = 0
  private weak var addButton: UIBarButtonItem?
  var events: [String] = []
  var allowsSegues = true
  var note = "made by the storyboard"
  /// Tells apart what the app made itself.
  convenience init?(coder: NSCoder, note: String) {
    self.init(coder: coder)
    self.note = note
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    events.append("init, title \(title ?? "none")")
  }

  var name: String? { nameLabel?.text }
  var starCount: Int { stars?.count ?? 0 }
  var gap: CGFloat { spacing }
  var hasAddButton: Bool { addButton != nil }

  override func awakeFromNib() {
    super.awakeFromNib()
    events.append("awake")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    events.append("didLoad, label \(nameLabel?.text ?? "none")")
  }

  private func save(_ sender: UIBarButtonItem) {
    events.append("save")
  }

  private func back(_ segue: UIStoryboardSegue) {
    events.append("unwound from \(type(of: segue.source))")
  }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    events.append("should \(identifier)")
    return allowsSegues
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    events.append(
      "prepare \(segue.identifier ?? "unnamed") for \(type(of: segue.destination)), loaded "
        + "\(segue.destination.isViewLoaded)")
  }

  private func makeDetail(_ coder: NSCoder) -> UIViewController? {
    DetailScreen(coder: coder, note: "made by the source")
  }

  override func setInterfaceValue(_ value: Any?, forKey key: String) -> Bool {
    switch key {
    case "nameLabel": InterfaceValue.assign(value, to: &nameLabel)
    case "stars": InterfaceValue.assign(value, to: &stars)
    case "spacing": InterfaceValue.assign(value, to: &spacing)
    case "addButton": InterfaceValue.assign(value, to: &addButton)
    default: super.setInterfaceValue(value, forKey: key)
    }
  }

  override class var selectorTable: [Selector] {
    super.selectorTable + [
      Selector("save:", ShopScreen.save(_:)), Selector("back:", ShopScreen.back(_:)),
    ]
  }

  override func makeSegueDestination(
    _ name: String, coder: NSCoder, sender: Any?, segueIdentifier: String?
  ) -> UIViewController? {
    switch name {
    case "makeDetail:": makeDetail(coder)
    default:
      super.makeSegueDestination(
        name, coder: coder, sender: sender, segueIdentifier: segueIdentifier)
    }
  }
}

final class DetailScreen: ShopScreen {
  private weak var priceLabel: UILabel!

  var price: String? { priceLabel?.text }

  override class var selectorTable: [Selector] { [] }

  override func setInterfaceValue(_ value: Any?, forKey key: String) -> Bool {
    switch key {
    case "priceLabel": InterfaceValue.assign(value, to: &priceLabel)
    default: super.setInterfaceValue(value, forKey: key)
    }
  }
}

final class FadeSegue: UIStoryboardSegue {
  override init(identifier: String?, source: UIViewController, destination: UIViewController) {
    super.init(identifier: identifier, source: source, destination: destination)
  }

  override func perform() {
    (source as? ShopScreen)?.events.append("fade")
    source.present(destination, animated: false)
  }
}

final class ItemHeader: UITableViewHeaderFooterView {}

final class ItemRow: UITableViewCell {
  private weak var titleLabel: UILabel!
  var wokeUp = false

  var text: String? {
    get { titleLabel.text }
    set { titleLabel.text = newValue }
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    wokeUp = true
  }

  override func setInterfaceValue(_ value: Any?, forKey key: String) -> Bool {
    switch key {
    case "titleLabel": InterfaceValue.assign(value, to: &titleLabel)
    default: super.setInterfaceValue(value, forKey: key)
    }
  }
}

final class ItemsScreen: UITableViewController {
  var events: [String] = []

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "item", for: indexPath)
    (cell as? ItemRow)?.text = "Item \(indexPath.row)"
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    events.append("didSelect \(indexPath.row)")
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    let row = (sender as? UITableViewCell).flatMap { tableView.indexPath(for: $0) }?.row
    events.append(
      "prepare for row \(row ?? -1), selected \(tableView.indexPathForSelectedRow?.row ?? -1)")
  }
}

/// Says which classes the tests' files name, as the generated source of an adopted app does.
@MainActor let registeredScreens: Void = InterfaceBuilderClasses.register(
  nibNames: ["BadgeView", "NamedByClass"],
  attributes: { object, key, value in
    guard let view = object as? UIView, key == "roundness" else { return false }
    var number = 0
    _ = InterfaceValue.assign(value, to: &number)
    view.tag = number
    return true
  }
) { name in
  switch name {
  case "Shop.ShopScreen": .controller(ShopScreen.self)
  case "Shop.FloatingField": .view(FloatingField.self)
  case "Shop.DetailScreen": .controller(DetailScreen.self)
  case "Shop.ItemsScreen": .controller(ItemsScreen.self)
  case "Shop.BadgeScreen": .controller(NamedByClassController.self)
  case "Shop.ItemRow": .view(ItemRow.self)
  case "Shop.ItemHeader": .view(ItemHeader.self)
  case "Shop.FadeSegue": .segue(FadeSegue.self)
  default: nil
  }
}

final class NamedByClassController: UIViewController {
  private var badge: UILabel!
  var text: String? { badge?.text }

  override func setInterfaceValue(_ value: Any?, forKey key: String) -> Bool {
    switch key {
    case "badge": InterfaceValue.assign(value, to: &badge)
    default: super.setInterfaceValue(value, forKey: key)
    }
  }
}

func shop(_ type: String) -> [String: String] { ["customClass": type, "customModule": "Shop"] }

/// A field that shows its placeholder in a label, which it makes after its superclass's initializer.
final class FloatingField: UITextField {
  private(set) var label: UILabel!

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    label = UILabel()
    placeholder = super.placeholder
  }

  override var placeholder: String? {
    get { label.text }
    set { label.text = newValue }
  }
}
