// UIKit provides the layers and transactions.
@_exported import UIKit
