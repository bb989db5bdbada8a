"""The chapters of the rulebook. Each has its questions, with what they offer and what an answer does side by side."""
