// Its geometry is Foundation's, its colors are UIKit's.
@_exported import UIKit
