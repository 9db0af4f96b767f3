import Combine
import UIKit

extension UIScrollView {
  fileprivate func places(
    _ place: @escaping (ListDelegate.Event) -> IndexPath?
  ) -> AnyPublisher<IndexPath, Never> { delegateCalls(place) }

  fileprivate var selected: AnyPublisher<IndexPath, Never> {
    places { if case .selected(let place) = $0 { place } else { nil } }
  }

  fileprivate var deselected: AnyPublisher<IndexPath, Never> {
    places { if case .deselected(let place) = $0 { place } else { nil } }
  }

  fileprivate var highlighted: AnyPublisher<IndexPath, Never> {
    places { if case .highlighted(let place) = $0 { place } else { nil } }
  }

  fileprivate var unhighlighted: AnyPublisher<IndexPath, Never> {
    places { if case .unhighlighted(let place) = $0 { place } else { nil } }
  }
}

extension UITableView {
  public typealias CellAndPlace = (cell: UITableViewCell, indexPath: IndexPath)

  public var didSelectRowPublisher: AnyPublisher<IndexPath, Never> { selected }
  public var didDeselectRowPublisher: AnyPublisher<IndexPath, Never> { deselected }
  public var didHighlightRowPublisher: AnyPublisher<IndexPath, Never> { highlighted }
  public var didUnhighlightRowPublisher: AnyPublisher<IndexPath, Never> { unhighlighted }

  public var itemAccessoryButtonTappedPublisher: AnyPublisher<IndexPath, Never> {
    places { if case .accessory(let place) = $0 { place } else { nil } }
  }

  public var willDisplayCellPublisher: AnyPublisher<CellAndPlace, Never> {
    delegateCalls { if case .row(let cell, let place) = $0 { (cell, place) } else { nil } }
  }

  public var didEndDisplayingCellPublisher: AnyPublisher<CellAndPlace, Never> {
    delegateCalls { if case .endedRow(let cell, let place) = $0 { (cell, place) } else { nil } }
  }
}

extension UICollectionView {
  public typealias CellAndPlace = (cell: UICollectionViewCell, indexPath: IndexPath)

  public var didSelectItemPublisher: AnyPublisher<IndexPath, Never> { selected }
  public var didDeselectItemPublisher: AnyPublisher<IndexPath, Never> { deselected }
  public var didHighlightItemPublisher: AnyPublisher<IndexPath, Never> { highlighted }
  public var didUnhighlightRowPublisher: AnyPublisher<IndexPath, Never> { unhighlighted }

  public var willDisplayCellPublisher: AnyPublisher<CellAndPlace, Never> {
    delegateCalls { if case .item(let cell, let place) = $0 { (cell, place) } else { nil } }
  }

  public var didEndDisplayingCellPublisher: AnyPublisher<CellAndPlace, Never> {
    delegateCalls { if case .endedItem(let cell, let place) = $0 { (cell, place) } else { nil } }
  }
}
