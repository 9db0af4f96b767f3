/// Applies Interface Builder's settings to a view controller, except for its view.
@MainActor enum NibControllers {
  static func apply(_ node: NibNode, to controller: UIViewController, by nib: NibInstantiation) {
    if let title = node["title"] { controller.title = title }
    controller.restorationIdentifier =
      node["restorationIdentifier"]
      ?? (node.flag("useStoryboardIdentifierAsRestorationIdentifier") == true
        ? node["storyboardIdentifier"] : nil)
    if let hides = node.flag("hidesBottomBarWhenPushed") {
      controller.hidesBottomBarWhenPushed = hides
    }
    if let defines = node.flag("definesPresentationContext") {
      controller.definesPresentationContext = defines
    }
    if let isModal = node.flag("modalInPopover") ?? node.flag("isModalInPresentation") {
      controller.isModalInPresentation = isModal
    }
    if let style = node["modalPresentationStyle"].flatMap(InterfaceElements.presentationStyle) {
      controller.modalPresentationStyle = style
    }
    if let style = node["modalTransitionStyle"].flatMap(InterfaceElements.transitionStyle) {
      controller.modalTransitionStyle = style
    }
    if let size = node.value("freeformSize") ?? node.value("contentSize") {
      controller.preferredContentSize = NibValues.rect(size).size
    }
    if let item = node.value("navigationItem") {
      nib.add(controller.navigationItem, item)
      NibObjects.apply(item, to: controller.navigationItem, by: nib)
    }
    if let item = node.value("tabBarItem"), let made = nib.make(item) as? UITabBarItem {
      controller.tabBarItem = made
    }
    let toolbarItems = node.list("toolbarItems").compactMap { nib.make($0) as? UIBarButtonItem }
    if !toolbarItems.isEmpty { controller.toolbarItems = toolbarItems }
    switch controller {
    case let navigation as UINavigationController:
      navigation.isNavigationBarHidden = node.flag("navigationBarHidden") ?? false
      navigation.isToolbarHidden = node.flag("toolbarHidden") ?? true
      if let bar = node.value("navigationBar") {
        navigation.navigationBar.prefersLargeTitles = bar.flag("largeTitles") ?? false
        nib.add(navigation.navigationBar, bar)
      }
      if let bar = node.value("toolbar"), let toolbar = navigation.toolbar {
        nib.add(toolbar, bar)
      }
    case let tabs as UITabBarController:
      if let bar = node.value("tabBar") { nib.add(tabs.tabBar, bar) }
    case let table as UITableViewController:
      table.clearsSelectionOnViewWillAppear =
        node.flag("clearsSelectionOnViewWillAppear") ?? true
    default: break
    }
  }
}
