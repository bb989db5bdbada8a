"""Result cards as pictures, printed by a process of their own."""
