# Everything a person does with the project. `make play` on a fresh machine needs Python 3.11+, a C compiler and Node.
.PHONY: play dev test check rules bench wheel clean
SHELL := /bin/bash
