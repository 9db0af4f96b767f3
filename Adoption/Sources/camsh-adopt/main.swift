import Adoption

ChildProcess.endWithThisProcess()
CamshAdopt.main()
