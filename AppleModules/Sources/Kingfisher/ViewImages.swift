private var key: UInt8 = 0

/// A view's loads, its indicator and its placeholder, which live as long as the view.
@MainActor final class ViewImages {
  var loads: [String: ImageLoad] = [:]
  var indicatorType = IndicatorType.none
  var indicator: (any Indicator)?
  var placeholder: (any Placeholder)?

  static func of(_ view: UIView) -> ViewImages {
    if let images = objc_getAssociatedObject(view, &key) as? ViewImages { return images }
    let images = ViewImages()
    objc_setAssociatedObject(view, &key, images, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return images
  }

  func load(_ purpose: String) -> ImageLoad {
    if let load = loads[purpose] { return load }
    let load = ImageLoad()
    loads[purpose] = load
    return load
  }
}
