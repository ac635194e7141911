import { type Move, SEATS, type State, targi, type Viewer } from '@caravanserai/targi';
import { expect, test } from 'vitest';
import { type Facts, position } from '../../../../../../../packages/targi/test/positions.ts';
import { moveOf, type Said } from '../../../../../../../packages/targi/test/table.ts';
import { type Change, changes } from './changes.ts';

function played(state: State, said: Said): State {
  const [seat] = targi.toAct(state);
  const result = targi.play(state, seat, moveOf(state, said));
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value.state;
}

function seen(facts: Facts, said: Said, viewer: Viewer = 'blue'): readonly Change[] {
  const before = position(facts);
  return changes(targi.view(before, viewer), targi.view(played(before, said), viewer));
}

const ROUND = {
  blue: { has: 'ddsspg', targis: [6, 13, 15], markers: ['E'] },
  white: { has: 'dsp', targis: [1] },
  centre: { E: 'W5', A: 'D/S/P' },
} as const satisfies Facts;

test('[TG-9] a Targi that is placed comes from the camp', () => {
  const before = targi.init({ ...targi.defaultOptions, first: 'blue' }, 'motion');
  const after = played(before, { type: 'place', at: 6 });
  expect(changes(targi.view(before, 'white'), targi.view(after, 'white'))).toEqual([
    { kind: 'targi', seat: 'blue', from: 'camp', to: 6 },
  ]);
});

test('[TG-29] what a border card gives flies from there, and the Targi goes home', () => {
  expect(seen(ROUND, { type: 'take', at: 6 })).toEqual([
    { kind: 'targi', seat: 'blue', from: 6, to: 'camp' },
    { kind: 'coins', seat: 'blue', coin: 'pepper', count: 1, at: 6 },
  ]);
});

test('[TG-36] where an event says what gave the goods, they fly from there', () => {
  const before = position(ROUND);
  const after = targi.view(played(before, { type: 'take', at: 6 }), 'blue');
  expect(changes(targi.view(before, 'blue'), after, 13)).toContainEqual(
    { kind: 'coins', seat: 'blue', coin: 'pepper', count: 1, at: 13 }, // the Caravan's card, long after its Targi was removed
  );
});

test('[TG-22] a laid card goes to its place in the display, what it cost to the card, and the place is filled again', () => {
  expect(seen(ROUND, { type: 'lay', from: 'E', row: 2, pay: { dates: 1, salt: 2 } })).toEqual([
    { kind: 'marker', seat: 'blue', from: 'E', to: 'camp' },
    { kind: 'card', card: 'W5', from: 'E', to: { kind: 'slot', seat: 'blue', slot: '2.1' } },
    { kind: 'refill', cell: 'E', pile: 'goods' },
    { kind: 'coins', seat: 'blue', coin: 'dates', count: -1, at: 'E' },
    { kind: 'coins', seat: 'blue', coin: 'salt', count: -2, at: 'E' },
  ]);
});

test('a kept card goes to the hand, a discarded one away', () => {
  const [, kept] = seen(ROUND, { type: 'keep', from: 'E' });
  expect(kept).toEqual({ kind: 'card', card: 'W5', from: 'E', to: { kind: 'hand', seat: 'blue' } });
  const [, discarded] = seen(ROUND, { type: 'discard', from: 'E' });
  expect(discarded).toEqual({ kind: 'card', card: 'W5', from: 'E', to: 'discard' });
});

test('[TG-34] a marker that the Fata Morgana moves goes from place to place', () => {
  const facts: Facts = { ...ROUND, blue: { ...ROUND.blue, targis: [9, 6, 13] } };
  expect(seen(facts, { type: 'mirage', from: 'E', to: 'A' })).toEqual([
    { kind: 'targi', seat: 'blue', from: 9, to: 'camp' },
    { kind: 'marker', seat: 'blue', from: 'E', to: 'A' },
  ]);
});

test('[TG-30] through the Noble a card goes from the hand to the display', () => {
  const facts: Facts = { blue: { has: 'ddsspg', targis: [1], hand: 'W5' }, white: {} };
  const lay: Move = { type: 'lay', from: 'noble', row: 1, pay: { dates: 1, salt: 2 } };
  expect(seen(facts, lay)).toContainEqual({
    kind: 'card',
    card: 'W5',
    from: { kind: 'hand', seat: 'blue' },
    to: { kind: 'slot', seat: 'blue', slot: '1.1' },
  });
  expect(seen({ ...facts, blue: { ...facts.blue, handIsSecret: true } }, lay, 'white')).toContainEqual({
    kind: 'card',
    card: 'W5',
    from: { kind: 'hand', seat: 'blue' },
    to: { kind: 'slot', seat: 'blue', slot: '1.1' },
  });
  expect(seen(facts, { type: 'discard', from: 'noble' })).toContainEqual({
    kind: 'card',
    card: 'W5',
    from: { kind: 'hand', seat: 'blue' },
    to: 'discard',
  });
});

test('[TG-37] a card that is drawn and kept comes from the deck, hidden from the opponent', () => {
  const facts: Facts = { phase: 'drawn', drawn: 'C3', blue: { has: 'd' }, white: {} };
  const to = { kind: 'hand', seat: 'blue' } as const;
  const from = { kind: 'deck', pile: 'tribe' } as const;
  expect(seen(facts, { type: 'keep', from: 'drawn' })).toEqual([{ kind: 'card', card: 'C3', from, to }]);
  expect(seen(facts, { type: 'keep', from: 'drawn' }, 'white')).toEqual([{ kind: 'card', card: 'hidden', from, to }]);
});

test('[TG-41] a raid is paid at its corner', () => {
  const facts: Facts = { phase: 'raid', robber: 4, blue: { has: 'dd' }, white: { has: 's' } };
  expect(seen(facts, { type: 'raid', goods: { dates: 1 } })).toEqual([
    { kind: 'coins', seat: 'blue', coin: 'dates', count: -1, at: 4 },
  ]);
});

test('over whole games the changes lead from each moment to the next', () => {
  for (const seed of ['one', 'two', 'three']) {
    let state = targi.init(targi.defaultOptions, seed);
    let n = 0;
    while (targi.toAct(state).length > 0) {
      const [seat] = targi.toAct(state);
      const moves = targi.moves.kind === 'listed' ? targi.moves.list(state, seat) : [];
      const next = played(state, moves[(n * 7919) % moves.length]!);
      n++;
      for (const viewer of [...SEATS, 'spectator'] as const) {
        const before = targi.view(state, viewer);
        const after = targi.view(next, viewer);
        const told = changes(before, after);
        expect(piecesAfter(before, told)).toEqual(pieces(after));
        for (const change of told) {
          if (change.kind === 'card' && change.card !== 'hidden' && change.to === 'discard') {
            expect([...after.goods.discards, ...after.tribe.discards]).toContain(change.card);
          }
        }
      }
      state = next;
    }
    expect(changes(targi.view(state, 'blue'), targi.view(state, 'blue'))).toEqual([]);
  }
});

type Seen = ReturnType<typeof targi.view>;

function pieces({ targis, centre, robber, first }: Seen): string[] {
  const standing = targis.map(({ at, seat }) => `${seat} ${at}`);
  const markers = centre.flatMap(({ cell, marker }) => (marker ? [`${marker} ${cell}`] : []));
  return [...standing, ...markers, `robber ${robber}`, `amulet ${first}`].toSorted();
}

function piecesAfter(before: Seen, told: readonly Change[]): string[] {
  const all = new Set(pieces(before));
  const gone: string[] = [];
  const come: string[] = [];
  for (const change of told) {
    if (change.kind === 'targi' || change.kind === 'marker') {
      gone.push(`${change.seat} ${change.from}`);
      if (change.to !== 'camp') come.push(`${change.seat} ${change.to}`);
    }
    if (change.kind === 'robber' || change.kind === 'amulet') {
      gone.push(`${change.kind} ${change.from}`);
      come.push(`${change.kind} ${change.to}`);
    }
  }
  for (const piece of gone) all.delete(piece);
  return [...all, ...come].toSorted();
}
