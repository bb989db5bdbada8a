"""The chapters of the rulebook. Each has its questions beside its rules, and imports only chapters below it."""
