// Foundation provides the geometry, and UIKit the colors.
@_exported import UIKit
