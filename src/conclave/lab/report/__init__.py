"""Reports as one file that any browser shows: no script, nothing from elsewhere, light and dark."""
