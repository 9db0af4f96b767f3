import UIKit

extension NotificationCenter: ReactiveCompatible {}
