SyncCommand.main()
