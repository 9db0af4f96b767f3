// Nothing but UIKit is imported here, as in an app. (A file that imports both UIKit and Testing
// makes the compiler look for Apple's overlay of the two, which does not exist on Linux.)
import UIKit

/// What an app reaches through `import UIKit` alone.
@MainActor struct ReachedByImport {
  let frame = UIViewController().view.frame
  let screen = UIScreen.main.bounds
  let row = IndexPath(row: 2, section: 1).row
  let uuid = UUID().uuidString
}
