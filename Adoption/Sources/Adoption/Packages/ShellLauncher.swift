/// The script `shell` in the output folder, which builds the app if one of its files has changed, and runs it.
struct ShellLauncher {
  var executable: String
  var bundle: String

  var text: String {
    """
    #!/usr/bin/env bash
    # Builds the adopted app if one of its files has changed, and runs it in the shell with the arguments given.
    # It runs the app's own code with your rights.
    set -euo pipefail
    here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
    # Bundle.main is the folder that the executable stands in.
    app=$here/\(bundle.shellQuoted)/\(executable.shellQuoted)
    # Asking SwiftPM whether a file has changed takes a second.
    stamp=$here/.build/shell.stamp
    swift=$(readlink -f "$(command -v swift)" || true)
    if [ ! -x "$app" ] || [ ! -e "$stamp" ] || [ "$(<"$stamp")" != "$swift" ] ||
      [ -n "$(find "$here/Package.swift" "$here/Sources" -newer "$stamp" -print -quit)" ]; then
      log=$here/build.log
      # Taken before the build, so that an edit during it counts.
      start=$(mktemp)
      if ! swift build --package-path "$here" >"$log" 2>&1; then
        rm -f "$start"
        # SwiftPM prints an error again with each file that it compiles.
        errors=$(grep -E '^[^ ].*: error: ' "$log" | awk '!seen[$0]++' || true)
        if [ -n "$errors" ]; then echo "$errors" >&2; else cat "$log" >&2; fi
        echo "shell: the build failed; $log has the whole output" >&2
        exit 70
      fi
      built=$here/.build/debug/\(GeneratedPackage.shellTarget)
      mkdir -p "${app%/*}"
      [ "$built" -ef "$app" ] || ln -f "$built" "$app" 2>/dev/null || cp "$built" "$app"
      echo "$swift" >"$stamp"
      touch -r "$start" "$stamp"
      rm -f "$start"
    fi
    # A trap names the app's own file and line, in a pipe too.
    export SWIFT_BACKTRACE=${SWIFT_BACKTRACE-enable=yes,interactive=no,color=no,threads=crashed,images=none,registers=none}
    # The app's shell names itself as it was called, so that what it prints can be copied.
    exec -a "$0" "$app" "$@"

    """
  }
}

extension String {
  /// The string as one word of a shell script.
  var shellQuoted: String { "'" + replacing("'", with: "'\\''") + "'" }
}
