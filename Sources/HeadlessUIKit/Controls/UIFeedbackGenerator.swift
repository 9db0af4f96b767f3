/// Haptic feedback, which has no effect.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
  open func prepare() {}
}

@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  open func selectionChanged() {}
}

@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable {
    case light, medium, heavy, soft, rigid
  }

  public let style: FeedbackStyle

  public override init() {
    style = .medium
    super.init()
  }

  public init(style: FeedbackStyle) {
    self.style = style
    super.init()
  }

  open func impactOccurred() {}
  open func impactOccurred(intensity: CGFloat) {}
}

@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Sendable {
    case success, warning, error
  }

  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
