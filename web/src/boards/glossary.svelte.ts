/** The terms of the game at the table. They come from its guide, some time after the board, which needs none of it. */
import { guideOf } from '$net/guides';
import type { Term } from '$text/markdown';
import { missingParts } from '$ui/missingParts.svelte';
import { piecesOf } from '$text/terms';

/** Milliseconds after which a table is at rest and its terms are fetched. */
const LATER = 2500;

class Glossary {
  terms = $state.raw<readonly Term[]>([]);

  /** Fetch the terms of a game, later; what it returns lets go of them. Called in an effect. */
  open(game: string, language: string): () => void {
    let left = false;
    const timer = setTimeout(() => {
      guideOf(game, language).then(
        ({ terms }) => {
          if (!left) this.terms = terms;
        },
        // A game without a guide has no terms, and the game goes on without them.
        (error: Error) => missingParts.spare(error),
      );
    }, LATER);
    return () => {
      left = true;
      clearTimeout(timer);
      this.terms = [];
    };
  }

  /** A reason, which no one can touch: below it stands what its first term means. */
  explained(reason: string): string {
    const said = piecesOf(reason, this.terms).find(({ term }) => term);
    return said?.term ? `${reason}\n\n${said.term.names[0]}: ${said.term.text}` : reason;
  }
}

export const glossary = new Glossary();
