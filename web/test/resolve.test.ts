import { describe, expect, test } from 'vitest';
import { resolve } from '../resolve';

const both = (markup: string) => [resolve(markup, true), resolve(markup, false)];
const ALONE = '{#if import.meta.env.ALONE}';
const SERVED = '{#if !import.meta.env.ALONE}';

describe('each build keeps its side', () => {
  test.each([
    [`a ${ALONE}b{/if} c`, 'a b c', 'a  c'],
    [`a ${SERVED}b{/if} c`, 'a  c', 'a b c'],
    [`${ALONE}a{:else}b{/if}`, 'a', 'b'],
    [`${SERVED}a{:else}b{/if}`, 'b', 'a'],
    [`${ALONE}a{/if}${SERVED}b{/if}`, 'a', 'b'],
  ])('of %s', (markup, alone, served) => expect(both(markup)).toEqual([alone, served]));

  test('with the blocks within it', () => {
    const inside = '{#if x}1{:else if y}2{:else}3{/if}{#each z as one}4{:else}5{/each}';
    expect(both(`${ALONE}${inside}{:else}${inside}!{/if}`)).toEqual([inside, `${inside}!`]);
  });

  test('within another block, whose else is left', () => {
    expect(both(`{#if x}${SERVED}1{/if}{:else}2{/if}`)).toEqual(['{#if x}{:else}2{/if}', '{#if x}1{:else}2{/if}']);
  });

  test('of one within another', () => {
    expect(both(`${ALONE}a${SERVED}b{:else}c{/if}{/if}`)).toEqual(['ac', '']);
  });
});

test('what is not about it stays as it is', () => {
  const markup = '<script>const kinds = import.meta.env.ALONE ? 1 : 2;</script>{#if kinds}{kinds}{:else}no{/if}';
  expect(both(markup)).toEqual([markup, markup]);
});

test.each([
  `{#if import.meta.env.ALONE && x}a{/if}`,
  `{#if x}a{:else if import.meta.env.ALONE}b{/if}`,
  `${ALONE}a{:else if x}b{/if}`,
  `${ALONE}a{:else}b{:else}c{/if}`,
  `${ALONE}{#if x}a{/if}`,
])('a build fails on %s', (markup) => {
  expect(() => resolve(markup, true)).toThrow();
  expect(() => resolve(markup, false)).toThrow();
});
