CamshAdopt.main()
