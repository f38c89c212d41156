#if os(Linux)
  import Newcomer
  import Rehearsal
  import RehearsalCommandLine
  import RehearsalScenarios

  CommandLineTool(
    handlers: ["NewcomerUpgrade": .rehearsed], setup: Setup(app: "Newcomer", domain: "newcomer.example")
  ).main()
#else
  print("Extensions are rehearsed on Linux. Here AuthenticationServices is Apple's own.")
#endif
