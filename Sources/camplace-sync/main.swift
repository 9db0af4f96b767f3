// `--pictures` without a campsite means all pictures.
SyncCommand.main(SyncCommand.spelledOut(Array(CommandLine.arguments.dropFirst())))
