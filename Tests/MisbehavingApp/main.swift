import CamplaceShell

CamplaceShell.main(hosting: SceneDelegate.self)
