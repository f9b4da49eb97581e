"""Many scripted players at a real table server, for `make chaos` and `make load`."""
