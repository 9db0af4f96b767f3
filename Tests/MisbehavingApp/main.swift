import CoordinatorShell

CoordinatorShell.main(hosting: SceneDelegate.self)
