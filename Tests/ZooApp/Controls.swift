import UIKit

private final class QuantityModel {
  var changed: ((Double) -> Void)?
  var value = 0.0 { didSet { changed?(value) } }
}
private final class ChoiceSource: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  var rows: [(title: String, pick: () -> Void)] = []
  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    rows.count
  }
}
private final class PopoverGuide: NSObject, UIPopoverPresentationControllerDelegate {
  var closed: (() -> Void)?
  let anchor: UIView
  init(_ anchor: UIView) { self.anchor = anchor }
}
private final class TiltEffect: UIMotionEffect {
  var owner: UIView?
}
private final class TextMeasure: NSObject, UITextViewDelegate {
  var grew: ((CGFloat) -> Void)?
}
private final class DropTarget: NSObject, UIDropInteractionDelegate {
  var dropped: ((Int) -> Void)?
}
private final class ControlScreen: UIViewController {
  let quantity = QuantityModel()
  let picker = UIPickerView()
  lazy var choices = ChoiceSource()
  var guide: PopoverGuide?
  lazy var measure = TextMeasure()
  lazy var drop = DropTarget()
  private(set) lazy var stepper: UIStepper = {
    let stepper = UIStepper()
    stepper.addAction(
      UIAction { [unowned self] in
        quantity.value = ($0.sender as? UIStepper)?.value ?? 0
      }, for: .valueChanged)
    return stepper
  }()
}

/// Controls, pickers, popovers and interactions of a screen, with their delegates.
extension Shape {
  private static func control(
    _ name: String, _ verdict: Verdict, _ keeper: String = "", cut: String? = nil,
    script: String? = nil, _ wire: @escaping (ControlScreen) -> Void
  ) -> Shape {
    Shape(name, verdict, keeper, cut: cut, script: script) {
      let screen = ControlScreen()
      screen.loadViewIfNeeded()
      wire(screen)
      return screen
    }
  }

  static let controls: [Shape] = [
    control("stepper that its screen makes lazily", .none) { screen in
      screen.quantity.changed = { [weak screen] in screen?.title = "\($0)" }
      screen.view.addSubview(screen.stepper)
    },
    control(
      "slider whose value moves another slider", .leaked, "handler",
      cut: "handler → closure capture of type UISlider ← make this weak: frees all"
    ) { screen in
      let (low, high) = (UISlider(), UISlider())
      low.addAction(UIAction { _ in high.value = max(high.value, low.value) }, for: .valueChanged)
      screen.view.addSubview(low)
      screen.view.addSubview(high)
    },
    control("picker's source", .none) { screen in
      screen.picker.dataSource = screen.choices
      screen.picker.delegate = screen.choices
      screen.choices.rows = [("a", { [weak screen] in screen?.title = "a" })]
      screen.view.addSubview(screen.picker)
    },
    control(
      "picker's source that picks", .leaked, "rows",
      cut: "rows[0].pick → closure capture of type ControlScreen ← make this weak: frees all"
    ) { screen in
      screen.picker.dataSource = screen.choices
      screen.choices.rows = [("a", { screen.title = "a" })]
      screen.view.addSubview(screen.picker)
    },
    control(
      "popover's guide that closes its content", .abandoned, "closed",
      cut: "closed → closure capture of type UIViewController ← make this weak: frees all",
      script: "open; tap Info; dismiss"
    ) { screen in
      button(screen, "Info") { [unowned screen] in
        let content = UIViewController()
        content.modalPresentationStyle = .popover
        let guide = PopoverGuide(screen.view)
        guide.closed = { content.dismiss(animated: true) }
        content.popoverPresentationController?.delegate = guide
        screen.guide = guide
        screen.present(content, animated: true)
      }
    },
    control(
      "view whose motion effect owns it", .leaked, "owner",
      cut: "owner ← make this weak: frees all"
    ) { screen in
      let effect = TiltEffect()
      effect.owner = screen.picker
      screen.picker.addMotionEffect(effect)
      screen.view.addSubview(screen.picker)
    },
    control(
      "text view that grows its screen", .leaked, "grew",
      cut: "grew → closure capture of type ControlScreen ← make this weak: frees all"
    ) { screen in
      let text = UITextView()
      text.delegate = screen.measure
      screen.measure.grew = { screen.preferredContentSize.height = $0 }
      screen.view.addSubview(text)
    },
    control("drop target", .none) { screen in
      screen.drop.dropped = { [weak screen] in screen?.title = "\($0)" }
      screen.view.addInteraction(UIDropInteraction(delegate: screen.drop))
    },
    control(
      "drop target that shows", .leaked, "dropped",
      cut: "dropped → closure capture of type ControlScreen ← make this weak: frees all"
    ) { screen in
      screen.drop.dropped = { screen.title = "\($0)" }
      screen.view.addInteraction(UIDropInteraction(delegate: screen.drop))
    },
    control(
      "search bar's delegate that keeps itself", .leaked, "keep",
      cut: "keep ← make this weak: frees all"
    ) { screen in
      let search = SearchOwner(screen)
      search.bar.delegate = search
      search.keep = search
      screen.view.addSubview(search.bar)
    },
  ]
}
private final class SearchOwner: NSObject, UISearchBarDelegate {
  let bar = UISearchBar()
  let screen: UIViewController
  var keep: SearchOwner?
  init(_ screen: UIViewController) { self.screen = screen }
}
