"""All SQL of the server, one file per subject, the same for every kind of database.

A function that reads takes the store. A function that changes something returns statements, which its caller hands to
``store.change``, alone or with others: all of them happen, or none.
"""
