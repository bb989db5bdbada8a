"""The protocol of servers and clients: messages in, answers out, refusals, close codes, names.

May import the core, ``phrases`` and ``review.grades``, and no other room.
"""
