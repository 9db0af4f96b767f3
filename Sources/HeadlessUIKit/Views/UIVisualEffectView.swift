/// A blur or vibrancy effect, which isn't drawn.
public class UIVisualEffect: NSObject {}

public final class UIBlurEffect: UIVisualEffect {
  public enum Style: Int, Sendable {
    case extraLight, light, dark, extraDark, regular, prominent
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
    case systemChromeMaterial, systemUltraThinMaterialLight, systemThinMaterialLight
    case systemMaterialLight, systemThickMaterialLight, systemChromeMaterialLight
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark
    case systemThickMaterialDark, systemChromeMaterialDark
  }

  public let style: Style

  public init(style: Style) {
    self.style = style
    super.init()
  }
}

public final class UIVibrancyEffect: UIVisualEffect {
  public init(blurEffect: UIBlurEffect) {
    super.init()
  }

  public convenience init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    self.init(blurEffect: blurEffect)
  }
}

public enum UIVibrancyEffectStyle: Int, Sendable {
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel
  case fill, secondaryFill, tertiaryFill, separator
}

@preconcurrency @MainActor open class UIVisualEffectView: UIView {
  open var effect: UIVisualEffect?
  open private(set) lazy var contentView: UIView = {
    let view = UIView()
    addSubview(view)
    return view
  }()

  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  public override convenience init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }
}
