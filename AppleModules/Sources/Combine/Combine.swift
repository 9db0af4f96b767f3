// OpenCombine provides Combine's interface and behavior. This module adds missing operators, and
// schedulers and publishers that use the device's virtual time.
@_exported import OpenCombine
@_exported import UIKit
