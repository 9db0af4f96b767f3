// SwiftUI's interface. Views aren't drawn: `camsh adopt` lowers each body to an outline of its
// controls, texts, and nested views, from which a hosting controller creates UIKit controls.
@_exported import Combine
@_exported import Observation
@_exported import UIKit
