import { expect, test } from 'vitest';
import { firstPart, read } from '../src/text/markdown';

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

const BOOK = `# A game

## In a minute
You draw cards.

<a id="aim"></a><a id="goal"></a>
## The aim (p.2)
More *Fans* of it.

![The hand.](position:01-idea/3/hand,desk)
![A photo.](https://example.org/photo.jpg)

## Symbols {#terms}
- **Fan, fans.** A step on
  the *chart*.
- No name.

<a id="rulings"></a>
## Rulings
- <a id="r1"></a>**R1** So be it.

## How hard it is
Very.
`;

test('anchors before a heading lead to it in the table of contents, and other headings have names', () => {
  expect(read(BOOK).headings).toEqual([
    { id: 'on-in-a-minute', level: 2, title: 'In a minute' },
    { id: 'aim', level: 2, title: 'The aim' },
    { id: 'terms', level: 2, title: 'Symbols' },
    { id: 'rulings', level: 2, title: 'Rulings' },
    { id: 'on-how-hard-it-is', level: 2, title: 'How hard it is' },
  ]);
});

test('a sign within a word is part of the title', () => {
  expect(read('# A game\n\n## #*IT HAPPENS cards (#*It happens cards)\n').headings[0]?.title).toBe(
    '#*IT HAPPENS cards',
  );
});

test('only positions are pictures, and rulings are folded up to the next chapter', () => {
  const { html } = read(BOOK.replace('hand,desk)\n', 'hand,desk)\n\n'));
  expect(html).toContain('<figure data-lesson="01-idea" data-step="3" data-parts="hand,desk">');
  expect(html).not.toContain('<img');
  expect(html.slice(html.indexOf('<details'), html.indexOf('</details>'))).toContain('So be it.');
  expect(html.slice(html.indexOf('</details>'))).toContain('Very.');
});

test('the terms of a guide have all their names, and words without signs', () => {
  expect(read(BOOK).terms).toEqual([{ names: ['Fan', 'fans'], text: 'A step on the chart.' }]);
});

test('a line of French does not begin with a sign, and a table keeps its columns', () => {
  const { html, headings } = read('# Jeu\n\n## Le but : gagner\n\nTrois ; « tous » !\n\n| a |\n| :---: |\n| b |\n');
  expect(headings[0]?.title).toBe('Le but : gagner');
  expect(html).toContain('Trois\u00a0; «\u00a0tous\u00a0»\u00a0!');
  expect(html).toContain('<td>b</td>');
});
