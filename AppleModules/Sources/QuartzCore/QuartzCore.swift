// Its layers and transactions come with UIKit.
@_exported import UIKit
