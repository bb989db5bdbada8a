"""Bot accounts: programs that connect with a token, are challenged by hosts, and play as people do."""
