import CamplaceShell

CamplaceShell.main()
