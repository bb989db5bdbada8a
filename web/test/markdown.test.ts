import { expect, test } from 'vitest';
import { firstPart } from '../src/lib/markdown';

const GUIDE = `# A game

For two, in our own words.

## In a minute

You draw cards. *Most* wins.

<a id="aim"></a>
## The aim
More of it.
`;

test('the first part of a guide is what comes under its first chapter', () => {
  expect(firstPart(GUIDE)).toBe('You draw cards. *Most* wins.');
});

test.each(['', '# Only a title', 'no headings at all'])('a guide without chapters has none: %j', (source) => {
  expect(firstPart(source)).toBe('');
});
