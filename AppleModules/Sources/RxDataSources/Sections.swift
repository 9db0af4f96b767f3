@_exported import RxCocoa
import UIKit

public protocol SectionModelType {
  associatedtype Item
  var items: [Item] { get }
  init(original: Self, items: [Item])
}

public struct SectionModel<Section, ItemType>: SectionModelType {
  public typealias Item = ItemType

  public var model: Section
  public var items: [ItemType]

  public init(model: Section, items: [ItemType]) {
    self.model = model
    self.items = items
  }

  public init(original: Self, items: [ItemType]) {
    self.init(model: original.model, items: items)
  }
}

extension SectionModel: Equatable where Section: Equatable, ItemType: Equatable {}

extension SectionModel: CustomStringConvertible {
  public var description: String { "\(model) > \(items)" }
}

public protocol IdentifiableType {
  associatedtype Identity: Hashable
  var identity: Identity { get }
}

extension String: IdentifiableType {
  public var identity: String { self }
}

extension Int: IdentifiableType {
  public var identity: Int { self }
}

public protocol AnimatableSectionModelType: SectionModelType, IdentifiableType
where Item: IdentifiableType, Item: Equatable {}

public struct AnimatableSectionModel<
  Section: IdentifiableType, ItemType: IdentifiableType & Equatable
>: AnimatableSectionModelType {
  public typealias Item = ItemType

  public var model: Section
  public var items: [ItemType]

  public init(model: Section, items: [ItemType]) {
    self.model = model
    self.items = items
  }

  public init(original: Self, items: [ItemType]) {
    self.init(model: original.model, items: items)
  }

  public var identity: Section.Identity { model.identity }
}

extension AnimatableSectionModel: Equatable where Section: Equatable {}

extension AnimatableSectionModel: Hashable where Section: Hashable, ItemType: Hashable {}

extension AnimatableSectionModel: CustomStringConvertible {
  public var description: String { "\(model) \(items)" }
}

/// The animations of inserted and deleted rows, which aren't drawn.
public struct AnimationConfiguration {
  public init(
    insertAnimation: UITableView.RowAnimation = .automatic,
    reloadAnimation: UITableView.RowAnimation = .automatic,
    deleteAnimation: UITableView.RowAnimation = .automatic
  ) {}
}

public enum ViewTransition {
  case animated, reload
}
