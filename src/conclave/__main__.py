"""`python -m conclave` is `conclave`."""

from conclave.cli.main import main

main()
