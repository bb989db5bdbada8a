"""Cards of results: a picture and a few words that other sites show when somebody shares a table."""
