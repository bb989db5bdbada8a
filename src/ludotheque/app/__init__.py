"""The application: tables, the people at them, and all that is asked of it. Servers and browsers are shells around it.

It imports no library for input and output: a shell gives it a store, a thinker, and ways to send mail.
"""
