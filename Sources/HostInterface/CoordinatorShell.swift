@_exported import CoordinatorKit
@_exported import CoordinatorShellCore
@_exported import ShellProgram
