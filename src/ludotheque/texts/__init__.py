"""Words of games and of the platform in every language: sentences, turns of the log, views in words, refusals."""
