import CoordinatorShellCore

/// The shell's exit codes; argument-parser has a type of the same name.
typealias ExitCode = CoordinatorShellCore.ExitCode
