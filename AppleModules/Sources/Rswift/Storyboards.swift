import UIKit

public protocol StoryboardResourceType: NamedResource {}

public protocol StoryboardResourceWithInitialControllerType: StoryboardResourceType {
  associatedtype InitialController
}

extension StoryboardResourceWithInitialControllerType {
  @preconcurrency @MainActor public func instantiateInitialViewController() -> InitialController? {
    UIStoryboard(resource: self).instantiateInitialViewController() as? InitialController
  }
}

public protocol StoryboardViewControllerResourceType {
  associatedtype ViewControllerType
  var identifier: String { get }
}

public struct StoryboardViewControllerResource<ViewController>: StoryboardViewControllerResourceType
{
  public typealias ViewControllerType = ViewController
  public let identifier: String

  public init(identifier: String) {
    self.identifier = identifier
  }
}

extension UIStoryboard {
  public convenience init<Resource: StoryboardResourceType>(resource: Resource) {
    self.init(name: resource.name, bundle: resource.bundle)
  }

  public func instantiateViewController<Resource: StoryboardViewControllerResourceType>(
    withResource resource: Resource
  ) -> Resource.ViewControllerType? {
    instantiateViewController(withIdentifier: resource.identifier) as? Resource.ViewControllerType
  }
}

public protocol StoryboardSegueIdentifierType {
  associatedtype SegueType
  associatedtype SourceType
  associatedtype DestinationType
  var identifier: String { get }
}

public struct StoryboardSegueIdentifier<Segue, Source, Destination>: StoryboardSegueIdentifierType {
  public typealias SegueType = Segue
  public typealias SourceType = Source
  public typealias DestinationType = Destination
  public let identifier: String

  public init(identifier: String) {
    self.identifier = identifier
  }
}

/// A segue whose identifier and types are those of a resource.
public struct TypedStoryboardSegueInfo<Segue, Source, Destination> {
  public let segue: Segue
  public let source: Source
  public let destination: Destination
  public let identifier: String

  @preconcurrency @MainActor public init?<Identifier: StoryboardSegueIdentifierType>(
    segueIdentifier: Identifier, segue: UIStoryboardSegue
  )
  where
    Identifier.SegueType == Segue, Identifier.SourceType == Source,
    Identifier.DestinationType == Destination
  {
    guard segue.identifier == segueIdentifier.identifier, let typed = segue as? Segue,
      let source = segue.source as? Source, let destination = segue.destination as? Destination
    else { return nil }
    self.segue = typed
    self.source = source
    self.destination = destination
    identifier = segueIdentifier.identifier
  }
}

extension StoryboardSegueIdentifierType {
  @preconcurrency @MainActor public func callAsFunction(
    segue: UIStoryboardSegue
  ) -> TypedStoryboardSegueInfo<SegueType, SourceType, DestinationType>? {
    TypedStoryboardSegueInfo(segueIdentifier: self, segue: segue)
  }
}

extension UIViewController {
  public func performSegue<Identifier: StoryboardSegueIdentifierType>(
    withIdentifier identifier: Identifier, sender: Any?
  ) {
    performSegue(withIdentifier: identifier.identifier, sender: sender)
  }
}
