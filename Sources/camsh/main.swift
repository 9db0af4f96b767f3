// The plainest ways to start are taken directly: decoding a command line by reflection costs more
// than the whole rest of a short run. Everything else goes through the one parser.
if let invocation = PlainInvocation(CommandLine.arguments.dropFirst()) {
  invocation.run()
} else {
  Camsh.main()
}
