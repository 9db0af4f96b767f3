// Apple's module exports Dispatch's queues, and its users import it beside Foundation.
@_exported import Foundation
