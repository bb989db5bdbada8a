import { expect, test, vi } from 'vitest';
import { TablePeople } from '../src/net/tablePeople.svelte';
import type { FromServer, SeatInfo } from '../src/net/protocol';

const seat = (name: string, taken: boolean, away: number | null = null): SeatInfo => ({
  name,
  kind: 'human',
  level: null,
  taken,
  bot_account: null,
  connected: taken && away === null,
  stand_in: false,
  away,
  idle: null,
});

const told = (people: TablePeople, ...seats: SeatInfo[]) => people.receive({ type: 'seats', seats } as FromServer);

test('a link to a seat is spent when somebody sits down; an offer of the seat brings a new one', () => {
  const people = new TablePeople(
    () => true,
    () => [0],
  );
  told(people, seat('Ann', true), seat('', false));
  people.receive({ type: 'invites', invites: [{ seat: 1, invite: 'first' }] });
  expect(people.invites).toEqual([{ seat: 1, invite: 'first' }]);
  told(people, seat('Ann', true), seat('Ben', true));
  told(people, seat('Ann', true), seat('Ben', true, 9));
  expect(people.invites).toEqual([]);
  people.receive({ type: 'invites', invites: [{ seat: 1, invite: 'offer' }] });
  told(people, seat('Ann', true), seat('Ben', true, 200));
  expect(people.invites).toEqual([{ seat: 1, invite: 'offer' }]);
  people.close();
});

test('a question about us is no question to us, but a warning that ends with it', () => {
  const people = new TablePeople(
    () => true,
    () => [1],
  );
  told(people, seat('Ann', true), { ...seat('Ben', true), idle: 180 }, seat('Cho', true));
  expect([0, 1, 2].map((one) => people.idle(one))).toEqual([false, true, false]);
  people.receive({ type: 'asked', what: 'bot', seat: 0, about: 1, level: 'medium', seconds: 180 });
  expect(people.asked).toBeNull();
  expect(people.against?.seat).toBe(0);
  people.receive({ type: 'ask-answered', ok: false });
  expect(people.against).toBeNull();
  people.close();
});

test('we are told how long we have to answer a question, until it is settled', () => {
  vi.useFakeTimers();
  const people = new TablePeople(
    () => true,
    () => [2],
  );
  told(people, seat('Ann', true), { ...seat('Ben', true), idle: 180 }, seat('Cho', true));
  people.receive({ type: 'asked', what: 'bot', seat: 0, about: 1, level: 'medium', seconds: 180 });
  expect(people.timeToAnswer).toBe(180);
  vi.advanceTimersByTime(60_000);
  expect(people.timeToAnswer).toBeCloseTo(120);
  people.receive({ type: 'ask-answered', ok: true });
  expect(people.timeToAnswer).toBeNull();
  people.receive({ type: 'asked', what: 'abandon', seat: 0, about: null, level: null, seconds: null });
  expect(people.timeToAnswer).toBeNull();
  people.close();
  vi.useRealTimers();
});
