"""The identity of people: another device, accounts with passkeys or mail, and the end of it."""
