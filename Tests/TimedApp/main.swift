import CoordinatorShell

CoordinatorShell.main(hosting: SceneDelegate.self, application: AppDelegate.self)
