// SwiftUI's interface. Views are not drawn: `camsh adopt` lowers each body to an outline of its controls,
// texts and nested views, and a hosting controller makes UIKit's controls of that.
@_exported import Combine
@_exported import Observation
@_exported import UIKit
