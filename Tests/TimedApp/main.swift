import CamplaceShell

// A file of top-level code is not on the main actor in Swift 5.
MainActor.assumeIsolated {
  CamplaceShell.main(hosting: SceneDelegate.self)
}
