/// The class of UIKit that a stand-in derives from, with what Swift demands of a subclass.
///
/// A subclass that declares no designated initializer inherits all initializers. One that does must
/// override the others.
struct StandInSuperclass {
  let name: String
  /// The labels of the designated initializers without a coder, with their parameters' types.
  private let designated: [[(label: String, type: String)]]
  private let convenience: [[String]]
  /// The call of a designated initializer without the caller's arguments.
  let call: String

  init(_ name: String) {
    self.name = name
    let family = Self.families.first { $0.names.contains(name) }
    let isController = name.hasSuffix("Controller")
    designated = family?.designated ?? (isController ? Self.controller : Self.view)
    convenience = family?.convenience ?? []
    call = family?.call ?? Self.call(designated.first ?? [])
  }

  /// The class whose name ends a missing class's name, with or without its prefix.
  static func guessed(of name: String) -> String? {
    suffixes.first { name.hasSuffix($0.suffix) && name != $0.superclass }?.superclass
  }

  /// Whether a stand-in can derive from a class.
  static func isKnown(_ name: String) -> Bool {
    suffixes.contains { $0.superclass == name } || families.contains { $0.names.contains(name) }
  }

  /// Whether the class has an initializer with these labels, where `_` is none.
  func hasInitializer(_ labels: [String]) -> Bool {
    labels.isEmpty || labels == ["coder"] || convenience.contains(labels)
      || designated.contains { $0.map(\.label) == labels }
  }

  /// The superclass's designated initializers, overridden.
  var overrides: [String] {
    let isolation = isNonisolated ? "nonisolated " : ""
    // Of UIKit's views, only these have an initializer with a coder that can't fail.
    let mark = ["UIStackView", "UIActivityIndicatorView"].contains(name) ? "" : "?"
    let coder =
      name == "UIPresentationController" || name.hasSuffix("Recognizer")
      ? []
      : ["public \(isolation)required init\(mark)(coder: NSCoder) { super.init(coder: coder) }"]
    return coder
      + designated.map { parameters in
        let list = parameters.map { "\($0.label): \($0.type)" }.joined(separator: ", ")
        let arguments = parameters.map { "\($0.label): \($0.label)" }.joined(separator: ", ")
        let own = parameters.isEmpty || isNonisolated ? "nonisolated " : ""
        return "public \(own)override init(\(list)) { super.init(\(arguments)) }"
      }
  }

  /// An initializer without arguments, if the superclass has none.
  var plainInitializer: String? {
    ["UICollectionView", "UICollectionViewController", "UIPresentationController"].contains(name)
      ? "public convenience init() { \(call.replacing("super", with: "self")) }" : nil
  }

  private var isNonisolated: Bool { name.hasSuffix("Layer") || name.hasSuffix("Layout") }

  // MARK: The classes

  private struct Family {
    var names: Set<String>
    var designated: [[(label: String, type: String)]]
    var convenience: [[String]] = []
    var call: String?
  }

  private static let view = [[(label: "frame", type: "CGRect")]]
  private static let controller = [
    [(label: "nibName", type: "String?"), (label: "bundle", type: "Bundle?")]
  ]

  private static let families = [
    Family(
      names: ["UITableViewCell"],
      designated: [
        [
          (label: "style", type: "UITableViewCell.CellStyle"),
          (label: "reuseIdentifier", type: "String?"),
        ]
      ], convenience: [["frame"]], call: "super.init(style: .default, reuseIdentifier: nil)"),
    Family(
      names: ["UITableViewHeaderFooterView"],
      designated: [[(label: "reuseIdentifier", type: "String?")]], convenience: [["frame"]],
      call: "super.init(reuseIdentifier: nil)"),
    Family(
      names: ["UITableView"],
      designated: [
        [(label: "frame", type: "CGRect"), (label: "style", type: "UITableView.Style")]
      ], convenience: [["frame"]], call: "super.init(frame: .zero, style: .plain)"),
    Family(
      names: ["UICollectionView"],
      designated: [
        [
          (label: "frame", type: "CGRect"),
          (label: "collectionViewLayout", type: "UICollectionViewLayout"),
        ]
      ], call: "super.init(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())"),
    Family(
      names: ["UITextView"],
      designated: [
        [(label: "frame", type: "CGRect"), (label: "textContainer", type: "NSTextContainer?")]
      ], convenience: [["frame"]], call: "super.init(frame: .zero, textContainer: nil)"),
    Family(
      names: ["UIImageView"],
      designated: view + [
        [(label: "image", type: "UIImage?")],
        [(label: "image", type: "UIImage?"), (label: "highlightedImage", type: "UIImage?")],
      ]),
    Family(
      names: ["UIButton"], designated: view,
      convenience: [
        ["type"], ["frame", "primaryAction"], ["type", "primaryAction"],
        ["configuration", "primaryAction"],
      ]),
    Family(names: ["UIStackView"], designated: view, convenience: [["arrangedSubviews"]]),
    Family(names: ["UIProgressView"], designated: view, convenience: [["progressViewStyle"]]),
    Family(
      names: ["UIActivityIndicatorView"],
      designated: view + [[(label: "style", type: "UIActivityIndicatorView.Style")]]),
    Family(names: ["UISegmentedControl"], designated: view + [[(label: "items", type: "[Any]?")]]),
    Family(
      names: ["UIVisualEffectView"], designated: [[(label: "effect", type: "UIVisualEffect?")]],
      convenience: [["frame"]], call: "super.init(effect: nil)"),
    Family(
      names: ["UINavigationController"],
      designated: controller + [
        [(label: "rootViewController", type: "UIViewController")],
        [
          (label: "navigationBarClass", type: "AnyClass?"),
          (label: "toolbarClass", type: "AnyClass?"),
        ],
      ]),
    Family(
      names: ["UITableViewController"],
      designated: controller + [[(label: "style", type: "UITableView.Style")]]),
    Family(
      names: ["UICollectionViewController"],
      designated: [[(label: "collectionViewLayout", type: "UICollectionViewLayout")]],
      call: "super.init(collectionViewLayout: UICollectionViewFlowLayout())"),
    Family(
      names: ["UISearchController"],
      designated: controller + [[(label: "searchResultsController", type: "UIViewController?")]]),
    Family(
      names: ["UISplitViewController"],
      designated: controller + [[(label: "style", type: "UISplitViewController.Style")]]),
    Family(
      names: ["UIPresentationController"],
      designated: [
        [
          (label: "presentedViewController", type: "UIViewController"),
          (label: "presenting", type: "UIViewController?"),
        ]
      ],
      call:
        "super.init(presentedViewController: UIViewController(nibName: nil, bundle: nil), presenting: nil)"
    ),
    Family(
      names: [
        "UIGestureRecognizer", "UITapGestureRecognizer", "UIPanGestureRecognizer",
        "UILongPressGestureRecognizer", "UISwipeGestureRecognizer", "UIPinchGestureRecognizer",
      ],
      designated: [[(label: "target", type: "Any?"), (label: "action", type: "Selector?")]],
      call: "super.init(target: nil, action: nil)"),
    Family(
      names: ["UICollectionViewLayout", "UICollectionViewFlowLayout"], designated: [[]],
      call: "super.init()"),
    Family(
      names: ["CALayer", "CAShapeLayer", "CAGradientLayer"],
      designated: [[], [(label: "layer", type: "Any")]], call: "super.init()"),
  ]

  private static func call(_ parameters: [(label: String, type: String)]) -> String {
    let arguments = parameters.map { "\($0.label): \($0.label == "frame" ? ".zero" : "nil")" }
    return "super.init(\(arguments.joined(separator: ", ")))"
  }

  /// The longest suffixes first.
  private static let suffixes: [(suffix: String, superclass: String)] =
    [
      "TableViewCell", "CollectionViewCell", "TableViewHeaderFooterView", "CollectionReusableView",
      "CollectionView", "TableView", "ScrollView", "ImageView", "StackView", "TextView",
      "VisualEffectView", "ActivityIndicatorView", "ProgressView", "PickerView",
      "NavigationController", "TabBarController", "TableViewController", "CollectionViewController",
      "SplitViewController", "SearchController", "PresentationController", "ViewController",
      "TapGestureRecognizer", "PanGestureRecognizer", "GestureRecognizer",
      "CollectionViewFlowLayout", "CollectionViewLayout", "SegmentedControl", "PageControl",
      "RefreshControl", "Control", "SearchBar", "NavigationBar", "TabBar", "Button", "TextField",
      "Label", "Slider", "View",
    ].map { ($0, "UI" + $0) } + [
      ("FlowLayout", "UICollectionViewFlowLayout"), ("ShapeLayer", "CAShapeLayer"),
      ("GradientLayer", "CAGradientLayer"), ("Layer", "CALayer"),
    ]
}
