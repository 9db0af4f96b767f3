import UIKit

// Tests start the app with a delegate of their own.
let delegateClass: AnyClass = NSClassFromString("LedgerTests.TestDelegate") ?? AppDelegate.self

UIApplicationMain(
  CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(delegateClass))
