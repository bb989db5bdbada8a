"""The load on a server: scripted players at many tables over real sockets, beside a bare echo of the same messages."""
