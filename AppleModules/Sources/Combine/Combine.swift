// OpenCombine is Combine's interface and behavior. Beside it stand the operators that it lacks, and
// schedulers and publishers that keep the device's virtual time.
@_exported import OpenCombine
@_exported import UIKit
