@_exported import Swinject
@_exported import UIKit

/// A storyboard that completes its view controllers with what a container registers.
@preconcurrency @MainActor public class SwinjectStoryboard: UIStoryboard {
  /// The container of storyboards that are created without one.
  public static var defaultContainer = Container()

  private let container: any Resolver

  private init(name: String, bundle: Bundle?, container: any Resolver) {
    self.container = container
    super.init(name: name, bundle: bundle)
  }

  public class func create(name: String, bundle storyboardBundleOrNil: Bundle?)
    -> SwinjectStoryboard
  {
    create(name: name, bundle: storyboardBundleOrNil, container: defaultContainer)
  }

  public class func create(
    name: String, bundle storyboardBundleOrNil: Bundle?, container: any Resolver
  ) -> SwinjectStoryboard {
    SwinjectStoryboard(name: name, bundle: storyboardBundleOrNil, container: container)
  }

  public override func didInstantiate(_ controller: UIViewController) {
    (container as? Container)?.completeInitialization(of: controller, for: container)
  }

  public override func makeReferenced(name: String, bundle: Bundle) -> UIStoryboard {
    SwinjectStoryboard(name: name, bundle: bundle, container: container)
  }
}

extension Container {
  public typealias Controller = UIViewController

  /// Registers how to complete a view controller that a storyboard has created.
  public func storyboardInitCompleted<C: UIViewController>(
    _ controllerType: C.Type, name: String? = nil,
    initCompleted: @escaping (any Resolver, C) -> Void
  ) {
    let completion = StoryboardCompletion { resolver, controller in
      if let controller = controller as? C { initCompleted(resolver, controller) }
    }
    register(
      service: StoryboardCompletion.self, arguments: Void.self,
      name: Self.name(of: controllerType, name)
    ) { _, _ in completion }
  }

  @MainActor fileprivate func completeInitialization(
    of controller: UIViewController, for resolver: any Resolver
  ) {
    resolve(
      service: StoryboardCompletion.self, arguments: (),
      name: Self.name(of: type(of: controller), controller.swinjectRegistrationName))?
      .complete(resolver, controller)
  }

  private static func name(of type: UIViewController.Type, _ name: String?) -> String {
    String(reflecting: type) + " " + (name ?? "")
  }
}

/// What a container registers for the view controllers of a class.
private final class StoryboardCompletion {
  let complete: (any Resolver, UIViewController) -> Void

  init(_ complete: @escaping (any Resolver, UIViewController) -> Void) {
    self.complete = complete
  }
}

extension UIViewController {
  /// The name of the registration that completes this view controller.
  @preconcurrency @MainActor public var swinjectRegistrationName: String? {
    get { objc_getAssociatedObject(self, &registrationName) as? String }
    set {
      objc_setAssociatedObject(self, &registrationName, newValue, .OBJC_ASSOCIATION_RETAIN)
    }
  }
}

// Only its address is used.
nonisolated(unsafe) private var registrationName: UInt8 = 0
