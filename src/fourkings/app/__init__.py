"""The application: what a person can do, one package per feature, for a server and for a browser tab alike."""
