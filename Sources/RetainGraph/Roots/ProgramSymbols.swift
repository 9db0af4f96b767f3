/// What camsh reads of the program's symbols, once a process.
public enum ProgramSymbols {
  /// Reads them now, so that copies of this process don't have to.
  public static func read() {
    _ = FunctionNames.ofProgram
    _ = NoncopyableNames.ofProgram
  }
}
