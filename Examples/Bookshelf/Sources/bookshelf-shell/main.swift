import Bookshelf
import CoordinatorShell

CoordinatorShell.main(hosting: SceneDelegate.self, extending: .bookshelf)
