/** The cost and ability of a card as pictures and words. What they do, the server knows. */
import type { GameTexts } from '$text/fluent';
import type { CardView } from './view';

/** A cost as groups of dice: a number is a die with pips, a letter a die of any value. */
export type Cost = { id: string; n: number; groups: (number | string)[][] };

const row = (length: number): number[] => Array.from({ length }, (_, index) => index + 1);

export function costOf(cost: string): Cost {
  if (cost === 'G1') return { id: 'green', n: 1, groups: [['G']] };
  if (cost === 'ALL EVEN') return { id: 'even', n: 3, groups: [[2, 4, 6]] };
  if (cost === 'ALL ODD') return { id: 'odd', n: 3, groups: [[1, 3, 5]] };
  const parts = cost.split(' ');
  const size = Number(parts[0]?.replace(/\D/g, ''));
  if (cost.endsWith('+')) return { id: 'sum', n: size, groups: [] };
  const groups = parts.map((part) => {
    const n = Number(part.replace(/\D/g, ''));
    return part.startsWith('RUN') ? row(n) : row(n).map(() => part.charAt(0));
  });
  const id = cost.startsWith('RUN')
    ? parts.length > 1
      ? 'two-runs'
      : 'run'
    : cost === 'X*2 Z*2'
      ? 'two-pairs'
      : cost === 'X*2 Z*3'
        ? 'pair-triple'
        : 'alike';
  return { id, n: size, groups };
}

export function costWords(texts: GameTexts, cost: string): string {
  const { id, n } = costOf(cost);
  return texts.text(`board-cost-${id}`, { n });
}

/** Abilities that bring dice in every round by themselves; all others are used. */
export const STEADY = ['white', 'red'];

export type Ability = { id: string; n: number; sign: string };

export function abilityOf(ability: string): Ability {
  const [word = '', ...rest] = ability.split(' ');
  const id = word.toLowerCase();
  const size = rest.join(' ');
  if (id === 'add' && size.includes('or')) return { id: 'add-either', n: 1, sign: '±1' };
  const n = Math.abs(Number(size)) || 0;
  if (id === 'add') return { id: size.startsWith('-') ? 'subtract' : 'add', n, sign: size.replace('-', '−') };
  return { id, n, sign: '' };
}

export function abilityWords(texts: GameTexts, ability: string): string {
  const { id, n } = abilityOf(ability);
  return texts.text(`board-ability-${id}`, { n });
}

/** One word for a sign, where there is no room for more; what brings dice by itself has none. */
export function briefly(texts: GameTexts, ability: string): string {
  const key = `board-brief-${abilityOf(ability).id}`;
  return texts.has(key) ? texts.text(key) : '';
}

/** A whole card in words. */
export function cardWords(texts: GameTexts, card: CardView): string {
  return [
    card.name,
    card.win ? texts.text('board-wins') : '',
    card.points ? texts.text('board-points', { n: card.points }) : '',
    card.ability ? abilityWords(texts, card.ability) : '',
    card.cost ? texts.text('board-costs', { what: costWords(texts, card.cost) }) : '',
  ]
    .filter(Boolean)
    .join('. ');
}

export const reconstructed = (card: CardView): boolean => card.provenance.includes('reconstructed');

export function provenanceWords(texts: GameTexts, card: CardView): string {
  return texts.text(card.provenance.includes('name printed') ? 'board-reconstructed-but-name' : 'board-reconstructed');
}

/** What a die shows after the ability that is asking, where that is known before. */
export function preview(card: CardView, phase: string, copied: number, verb: string, value: number): number | null {
  if (phase !== 'change') return null;
  const { id, n } = abilityOf(card.ability);
  if (id === 'add' || id === 'subtract' || id === 'add-either') {
    return Math.min(6, Math.max(1, verb === 'lower' ? value - n : value + n));
  }
  if (id === 'flip') return 7 - value;
  if (id === 'copy' && copied) return copied;
  if (id === 'redistribute' && copied) return Math.min(6, value + 1);
  return null;
}
