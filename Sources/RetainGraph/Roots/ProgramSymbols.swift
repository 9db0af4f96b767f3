/// The program's symbols, which a process reads once.
public enum ProgramSymbols {
  /// Reads the symbols now, so that copies of this process don't have to.
  public static func read() {
    _ = FunctionNames.ofProgram
    _ = NoncopyableNames.ofProgram
  }
}
