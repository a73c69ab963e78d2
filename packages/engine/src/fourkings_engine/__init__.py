"""The engine of a page that plays without a server: Python for browsers, its libraries, and the compiled modules."""
