/// An accessory next to a list cell's text.
@MainActor public struct UICellAccessory {
  public enum DisplayedState: Sendable {
    case always, whenEditing, whenNotEditing
  }

  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: Options = Options()
  ) -> UICellAccessory { UICellAccessory(.disclosure, displayed, options) }
  public static func checkmark(
    displayed: DisplayedState = .always, options: Options = Options()
  ) -> UICellAccessory { UICellAccessory(.checkmark, displayed, options) }
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: Options = Options(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(.delete, displayed, options, handler: actionHandler) }
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: Options = Options(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(.insert, displayed, options, handler: actionHandler) }
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: Options = Options()
  ) -> UICellAccessory { UICellAccessory(.reorder, displayed, options) }
  public static func detail(
    displayed: DisplayedState = .always, options: Options = Options(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(.detail, displayed, options, handler: actionHandler) }
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: Options = Options()
  ) -> UICellAccessory { UICellAccessory(.multiselect, displayed, options) }
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: Options = Options(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(.outline, displayed, options, handler: actionHandler) }
  public static func label(
    text: String, displayed: DisplayedState = .always, options: Options = Options()
  ) -> UICellAccessory { UICellAccessory(.label, displayed, options, text: text) }
  public static func customView(
    configuration: CustomViewConfiguration
  ) -> UICellAccessory {
    UICellAccessory(
      .custom, configuration.displayed, configuration.options, view: configuration.customView)
  }
  public static func popUpMenu(
    _ menu: UIMenu, displayed: DisplayedState = .always, options: Options = Options()
  ) -> UICellAccessory {
    let button = UIButton()
    button.menu = menu
    button.showsMenuAsPrimaryAction = true
    return UICellAccessory(.custom, displayed, options, view: button)
  }

  /// Where an accessory stands in its cell.
  public enum Placement {
    public typealias Position = ([UICellAccessory]) -> Int

    case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
    case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })
  }

  /// A view of the app's own as an accessory.
  @MainActor public struct CustomViewConfiguration {
    public let customView: UIView
    public let placement: Placement
    public var maintainsFixedSize: Bool?
    let options: Options

    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      maintainsFixedSize: Bool? = nil
    ) {
      self.customView = customView
      self.placement = placement
      self.maintainsFixedSize = maintainsFixedSize
      options = Options(
        isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
    }

    var displayed: DisplayedState {
      switch placement {
      case .leading(let displayed, _), .trailing(let displayed, _): displayed
      }
    }
  }

  enum Kind: Sendable {
    case checkmark, disclosure, delete, insert, reorder, detail, multiselect, outline, label, custom
  }

  let kind: Kind
  let displayed: DisplayedState
  let options: Options
  let handler: (() -> Void)?
  let text: String?
  let view: UIView?

  private init(
    _ kind: Kind, _ displayed: DisplayedState, _ options: Options, text: String? = nil,
    view: UIView? = nil, handler: (() -> Void)? = nil
  ) {
    self.kind = kind
    self.displayed = displayed
    self.options = options
    self.text = text
    self.view = view
    self.handler = handler
  }

  func isDisplayed(whileEditing isEditing: Bool) -> Bool {
    options.isHidden != true
      && (displayed == .always || (displayed == .whenEditing) == isEditing)
  }
}

extension UICellAccessory {
  /// How an accessory looks; only `isHidden` has an effect.
  public struct Options {
    public enum Style: Int, Sendable {
      case automatic, header, cell
    }

    public var style: Style
    public var isHidden: Bool?
    public var reservedLayoutWidth: LayoutDimension?
    public var tintColor: UIColor?
    public var backgroundColor: UIColor?
    public var font: UIFont?
    public var adjustsFontForContentSizeCategory: Bool?
    public var showsVerticalSeparator: Bool?

    public nonisolated init(
      style: Style = .automatic, isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil, font: UIFont? = nil,
      adjustsFontForContentSizeCategory: Bool? = nil, showsVerticalSeparator: Bool? = nil
    ) {
      self.style = style
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
      self.font = font
      self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
      self.showsVerticalSeparator = showsVerticalSeparator
    }
  }

  public enum LayoutDimension: Hashable, Sendable {
    case actual, standard
    case custom(CGFloat)
  }

  // UIKit has a type for each kind of accessory, with a part of these options.
  public typealias DisclosureIndicatorOptions = Options
  public typealias CheckmarkOptions = Options
  public typealias DeleteOptions = Options
  public typealias InsertOptions = Options
  public typealias ReorderOptions = Options
  public typealias DetailOptions = Options
  public typealias MultiselectOptions = Options
  public typealias OutlineDisclosureOptions = Options
  public typealias LabelOptions = Options
  public typealias PopUpMenuOptions = Options
}
