Camsh.main()
