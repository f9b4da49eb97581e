"""Who is stronger: bots at many tables, in deals, with ratings, sequential tests and reports."""
