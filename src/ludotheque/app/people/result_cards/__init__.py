"""Result cards: a picture and a few words that other sites show for a shared table."""
