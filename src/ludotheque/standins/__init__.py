"""Stand-ins for libraries that Pyodide does not have, each under its library's name.

In a browser the folder itself is put at the end of ``sys.path``, so that ``import pydantic`` finds a library that is
installed and else the stand-in. They have what the house uses, and refuse everything else where it is written.
"""
