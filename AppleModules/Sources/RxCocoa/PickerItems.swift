import RxSwift
import UIKit

/// Shows titles in one wheel, and sends the row that the user selects.
private final class PickerTitles: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  var titles: [String?] = []
  var items: [Any] = []
  let selected = PublishSubject<(row: Int, component: Int)>()

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    titles.count
  }

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? {
    titles.indices.contains(row) ? titles[row] : nil
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    selected.onNext((row, component))
  }
}

// Only its address is used.
nonisolated(unsafe) private var titlesKey: UInt8 = 0

extension Reactive where Base: UIPickerView {
  /// The data source and delegate, which the picker retains.
  private var wheel: PickerTitles {
    if let found = objc_getAssociatedObject(base, &titlesKey) as? PickerTitles { return found }
    let made = PickerTitles()
    objc_setAssociatedObject(base, &titlesKey, made, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    base.delegate = made
    return made
  }

  public var itemSelected: ControlEvent<(row: Int, component: Int)> {
    ControlEvent(events: wheel.selected.take(until: deallocated))
  }

  public func modelSelected<Model>(_ type: Model.Type) -> ControlEvent<[Model]> {
    let wheel = wheel
    return ControlEvent(
      events: itemSelected.map { [weak wheel] place in
        guard let items = wheel?.items, items.indices.contains(place.row) else { return [] }
        return [items[place.row]].compactMap { $0 as? Model }
      })
  }

  public func itemTitles<Items: Sequence, Source: ObservableType>(
    _ source: Source
  ) -> (_ titleForRow: @escaping (Int, Items.Element) -> String?) -> any Disposable
  where Source.Element == Items {
    let base = base
    let wheel = wheel
    return { titleForRow in
      base.dataSource = wheel
      return source.asObservable().observe(on: MainScheduler.instance).take(until: deallocated)
        .subscribe(onNext: { [weak base] items in
          wheel.items = Array(items)
          wheel.titles = items.enumerated().map { titleForRow($0.offset, $0.element) }
          base?.reloadAllComponents()
        })
    }
  }
}
