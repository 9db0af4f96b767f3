/// The script `shell` in the output folder, which builds what is out of date and runs the app.
struct ShellLauncher {
  var executable: String
  var bundle: String

  var text: String {
    """
    #!/usr/bin/env bash
    # Builds the adopted app if need be, and runs it in the shell with the arguments given.
    # It runs the app's own code with your rights.
    set -euo pipefail
    here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
    log=$here/build.log
    if ! swift build --package-path "$here" >"$log" 2>&1; then
      cat "$log" >&2
      echo "shell: the build failed" >&2
      exit 70
    fi
    # Bundle.main is the folder that the executable stands in.
    built=$here/.build/debug/\(GeneratedPackage.shellTarget)
    app=$here/\(bundle.shellQuoted)/\(executable.shellQuoted)
    mkdir -p "${app%/*}"
    [ "$built" -ef "$app" ] || ln -f "$built" "$app" 2>/dev/null || cp "$built" "$app"
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
