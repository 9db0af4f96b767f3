import CoordinatorShell
import HostedNetwork

CoordinatorShell.main(hosting: SceneDelegate.self, network: .urlSession)
