// `--pictures` without a campsite asks for the pictures of all.
SyncCommand.main(SyncCommand.spelledOut(Array(CommandLine.arguments.dropFirst())))
