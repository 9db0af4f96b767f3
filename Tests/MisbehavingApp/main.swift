import CoordinatorShell
import HostedNetwork

CoordinatorShell.main(
  hosting: SceneDelegate.self,
  network: .urlSession(reading: ["": ["token": "text", "user": "object"], "*": ["name": "text"]]))
