"""The statements of each subject, the same for both databases."""
