/// The objects of a xib file, created anew each time.
@preconcurrency @MainActor open class UINib: NSObject {
  let name: String
  let bundle: Bundle

  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    bundle = bundleOrNil ?? .main
    super.init()
  }

  /// Creates the objects with `ownerOrNil` as File's Owner; returns the top-level objects.
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] {
    guard let scene = bundle.interfaceTable(name, ofType: "nib")?.scene(of: "") else {
      HeadlessDevice.current.report(
        .inconsistency(
          "Could not load NIB in bundle: '\(bundle.interfaceName)' with name '\(name)'", on: self,
          "instantiate(withOwner:options:)"))
      return []
    }
    return NibInstantiation(bundle: bundle, storyboard: nil)
      .makeObjects(of: scene, owner: ownerOrNil as? NSObject)
  }

  public struct OptionsKey: Hashable, Sendable, RawRepresentable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }
}

extension Bundle {
  /// Creates the objects of a xib file; nil if the file doesn't exist.
  @preconcurrency @MainActor public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    guard interfaceTable(name, ofType: "nib") != nil else { return nil }
    return UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}
