import CoordinatorShellCore

/// What an app's options and subcommands add to a completion script.
///
/// The command-line parser generates the script, and knows only options that are declared in code.
struct AddedCompletions {
  let options: [AddedOption]
  let subcommands: [AddedSubcommand]

  private var names: [String] { options.map { "--\($0.name)" } }

  /// Options whose value is a file or folder, and those with another value.
  private var files: [String] { valued { ["FILE", "DIR"].contains($0) } }
  private var others: [String] { valued { !["FILE", "DIR"].contains($0) } }

  private func valued(_ isWanted: (String) -> Bool) -> [String] {
    options.filter { $0.value.map(isWanted) ?? false }.map { "--\($0.name)" }
  }

  private var isEmpty: Bool { options.isEmpty && subcommands.isEmpty }

  /// Bash takes `--set screen=list` for three words unless the equals sign breaks none.
  private static let wholeValues = "\nCOMP_WORDBREAKS=${COMP_WORDBREAKS//=/}\n"

  /// The script ends with `complete … -F FUNCTION PROGRAM`.
  func bash(_ script: String) -> String {
    added(toBash: script) + Self.wholeValues
  }

  private func added(toBash script: String) -> String {
    guard !isEmpty, let function = script.words(ofLast: "complete").dropLast().last else {
      return script
    }
    return script + """

      eval "\(function)_own() $(declare -f \(function) | tail -n +2)"

      \(function)() {
          case "${COMP_WORDS[COMP_CWORD-1]}" in
      \(bashCase(files, #"local IFS=$'\n'; COMPREPLY=($(compgen -f -- "${2}"))"#))\(bashCase(others, "COMPREPLY=()"))    esac
          \(function)_own "${@}"
          local IFS=$'\\n'
          [[ ${2} != -* ]] || COMPREPLY+=($(compgen -W $'\(names.joined(separator: "\\n"))' -- "${2}"))
          [[ ${COMP_CWORD} != 1 ]] || COMPREPLY+=($(compgen -W $'\(subcommandNames)' -- "${2}"))
      }

      """
  }

  private var subcommandNames: String { subcommands.map(\.name).joined(separator: "\\n") }

  private func bashCase(_ names: [String], _ action: String) -> String {
    names.isEmpty ? "" : "        \(names.joined(separator: "|"))) \(action); return ;;\n"
  }

  /// The script ends with a block that calls or registers the function.
  func zsh(_ script: String) -> String {
    guard !isEmpty, let end = script.firstRange(of: "\nif [[ \"${funcstack[1]}\"")?.lowerBound,
      let function = script.words(ofLast: "compdef").dropLast().last
    else { return script }
    return script[..<end] + """

      functions[\(function)_own]=$functions[\(function)]
      \(function)() {
          local -a given=("${words[@]}")
          local -i at=CURRENT ret=1
          case "${given[at-1]}" in
      \(zshCase(files, "_files"))\(zshCase(others, ":"))    esac
          local -a added_options=(\(described(options.map { ("--\($0.name)", $0.help) })))
          local -a added_commands=(\(described(subcommands.map { ($0.name, $0.summary) })))
          \(function)_own "${@}" && ret=0
          [[ ${given[at]} == -* ]] && _describe -o option added_options && ret=0
          (( at == 2 )) && _describe command added_commands && ret=0
          return ret
      }

      """ + script[end...]
  }

  private func zshCase(_ names: [String], _ action: String) -> String {
    names.isEmpty ? "" : "        (\(names.joined(separator: "|"))) \(action); return ;;\n"
  }

  private func described(_ items: [(String, String)]) -> String {
    items.map { "\($0):\($1)".quotedForShells }.joined(separator: " ")
  }

  func fish(_ script: String) -> String {
    let program = Environment.programName
    let options = options.map { option -> String in
      let isFile = ["FILE", "DIR"].contains(option.value)
      let kind = option.value == nil ? "" : isFile ? " -r -F" : " -x"
      return "complete -c \(program) -l \(option.name)\(kind) -d \(option.help.quotedForShells)\n"
    }
    let subcommands = subcommands.map { command in
      "complete -c \(program) -n __fish_use_subcommand -a \(command.name)"
        + " -d \(command.summary.quotedForShells)\n"
    }
    return script + "\n" + (options + subcommands).joined()
  }
}

extension String {
  /// The words of the last line that contains a command.
  fileprivate func words(ofLast command: String) -> [String] {
    split(separator: "\n").last { $0.split(separator: " ").first.map { $0 == command } ?? false }
      .map { $0.split(separator: " ").map(String.init) } ?? []
  }

  /// One word for bash, zsh and fish, on one line.
  fileprivate var quotedForShells: String {
    let line = split(whereSeparator: \.isNewline).joined(separator: " ")
    return "'" + line.replacingScalars("'", with: "’") + "'"
  }
}
