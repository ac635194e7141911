import { CHANCE_PLAYER, quickRng, sha256, TERMINAL_PLAYER, below } from '@caravanserai/contract';
import { describe, expect, test } from 'vitest';
import { overGames, walk } from '../../test/randomGames.ts';
import { redeal } from '../../test/redeal.ts';
import { playUnchecked } from '../actions.ts';
import { SEATS } from '../cards.ts';
import { guess } from '../guess.ts';
import * as L from '../layout.ts';
import { MAX_MOVES } from '../list.ts';
import { DEFAULT_OPTIONS } from '../options.ts';
import { clone, type State } from '../state.ts';
import { view } from '../view.ts';
import { ACTION_COUNT, ACTIONS_VERSION, actionOf, codeOfAction, listActions } from './actions.ts';
import { drawsFrom } from './chance.ts';
import { readTargiOptions, type TargiTable, targiLearning } from './index.ts';
import { OBSERVATION_SEGMENTS, OBSERVATION_SIZE, OBSERVATION_VERSION, observe } from './observe.ts';

const sampled = targiLearning({ options: DEFAULT_OPTIONS, chance: 'sampled', keepsInformation: true });
const explicit = targiLearning({ options: DEFAULT_OPTIONS, chance: 'explicit', keepsInformation: true });
const out = new Uint16Array(MAX_MOVES);

function hash(value: unknown): string {
  const digest = sha256(new TextEncoder().encode(JSON.stringify(value)));
  return [...digest.subarray(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function seen(s: State, seat: number): Uint8Array {
  const bytes = new Uint8Array(OBSERVATION_SIZE);
  observe(s, seat, bytes, 0);
  return bytes;
}

describe('ids', () => {
  test('what an id means never changes within a version', () => {
    const names = sampled.actionNames();
    expect(new Set(names).size).toBe(ACTION_COUNT);
    expect({ version: ACTIONS_VERSION, count: names.length, hash: hash(names) }).toEqual({
      version: 1,
      count: 4252,
      hash: '8d554264e3a8a482',
    });
    expect({ version: OBSERVATION_VERSION, size: OBSERVATION_SIZE, hash: hash(OBSERVATION_SEGMENTS) }).toEqual({
      version: 1,
      size: 1400,
      hash: 'b5463dbb8e7e30be',
    });
  });

  test('every move of random games has its own, and lists rise', () => {
    overGames({ fixed: 60, fresh: 20 }, (number) => {
      walk(number, {
        before({ state, listed }) {
          const codes = [...listed];
          const count = listActions(state, out);
          const ids = [...out.subarray(0, count)];
          expect(ids.every((id, i) => i === 0 || id > (ids[i - 1] ?? 0))).toBe(true);
          expect(ids.map(codeOfAction).sort()).toEqual(codes.sort());
          expect(ids.map((id) => actionOf(codeOfAction(id)))).toEqual(ids);
        },
      });
    });
  });
});

describe('observations', () => {
  test('[TG-49 TG-50 TG-51 TG-52] follow from the view alone, and do not change with what is hidden', () => {
    overGames({ fixed: 30, fresh: 10 }, (number) => {
      const rng = quickRng(`observe ${number}`);
      walk(number, {
        before({ state }) {
          for (const [seat, viewer] of SEATS.entries()) {
            const own = seen(state, seat);
            for (const other of [guess(view(state, viewer), rng), redeal(state, viewer, rng)]) {
              const bytes = seen(other, seat);
              if (bytes.some((byte, i) => byte !== own[i])) expect(bytes).toEqual(own);
            }
          }
        },
      });
    });
  });

  test('different views make different observations, and values stay within their range', () => {
    const views = new Map<string, string>();
    const most = OBSERVATION_SEGMENTS.flatMap(({ size, max }) => Array<number>(size).fill(max));
    overGames({ fixed: 40, fresh: 10 }, (number) => {
      walk(number, {
        before({ state }) {
          const { options: _, ...known } = view(state, 'blue');
          const sorted = (pile: typeof known.goods | typeof known.tribe) => ({
            ...pile,
            discards: [...pile.discards].sort(),
          });
          const told = JSON.stringify({ ...known, goods: sorted(known.goods), tribe: sorted(known.tribe) });
          const bytes = seen(state, 0);
          const key = String.fromCharCode(...bytes);
          expect(views.get(key) ?? told).toBe(told);
          views.set(key, told);
          expect(bytes.every((byte, i) => byte <= (most[i] ?? 0))).toBe(true);
        },
      });
    });
    expect(views.size).toBeGreaterThan(3000);
  });
});

describe('chance', () => {
  test('a move draws a card from the deck that is named, and no other does', () => {
    overGames({ fixed: 100, fresh: 20 }, (number) => {
      walk(number, {
        before({ state, code }) {
          const pile = drawsFrom(code);
          const after = clone(state);
          playUnchecked(after, code);
          for (const one of [L.GOODS_PILE, L.TRIBE_PILE]) {
            const isShuffled = one === pile && state[one.left] === 0;
            const before = isShuffled ? state[one.discarded] : state[one.left];
            expect(after[one.left]).toBe((before ?? 0) - (one === pile ? 1 : 0));
          }
        },
      });
    });
  });

  test('an explicit game brings what was chosen, and its shares make one', () => {
    for (let number = 0; number < 60; number++) {
      const rng = quickRng(`explicit ${number}`);
      const table = explicit.deal(`deal ${number}`);
      let moves = 0;
      for (let actor = explicit.toAct(table); actor !== TERMINAL_PLAYER; actor = explicit.toAct(table), moves++) {
        const count = explicit.list(table, out);
        const action = out[below(rng, count)] ?? 0;
        if (actor === CHANCE_PLAYER) {
          const shares = explicit.outcomes(table);
          expect(shares.reduce((sum, [, share]) => sum + share, 0)).toBeCloseTo(1, 12);
          expect(shares.map(([id]) => id)).toEqual([...out.subarray(0, count)]);
          expect(explicit.refusal(table, 999, new Float32Array(0))).toContain('cannot bring');
        }
        expect(explicit.refusal(table, action, new Float32Array(0))).toBeUndefined();
        explicit.step(table, action, new Float32Array(0));
        if (table.dealing === undefined && moves === 9) expectDealt(table, explicit.information(table, 0) ?? []);
      }
      expect(explicit.returns(table).reduce((sum, each) => sum + each)).toBe(0);
    }
  });

  function expectDealt(table: TargiTable, tokens: readonly number[]): void {
    expect(tokens.slice(1)).toEqual(
      Array.from(table.state.subarray(L.CENTRE, L.CENTRE + 9), (card) => ACTION_COUNT + card),
    );
  }

  test('the chosen card leaves its deck, which is shuffled from its discards first if it is empty', () => {
    const cardsOf = (table: TargiTable, from: number, length: number) =>
      [...table.state.subarray(from, from + length)].sort((a, b) => a - b);
    let shuffles = 0;
    for (let number = 0; number < 60; number++) {
      const rng = quickRng(`shuffled ${number}`);
      const table = explicit.deal(`deal ${number}`);
      for (let actor = explicit.toAct(table); actor !== TERMINAL_PLAYER; actor = explicit.toAct(table)) {
        const count = explicit.list(table, out);
        const pile = table.dealing || table.waiting < 0 ? undefined : drawsFrom(table.waiting);
        const isEmpty = pile !== undefined && table.state[pile.left] === 0;
        const isBusy = actor !== CHANCE_PLAYER && count > 1;
        const notEnd = [...out.subarray(0, count)].filter((id) => !isBusy || explicit.actionNames()[id] !== 'end');
        const [from, length] = isEmpty ? (['discards', 'discarded'] as const) : (['deck', 'left'] as const);
        const before = pile && cardsOf(table, pile[from], table.state[pile[length]] ?? 0);
        const action = notEnd[below(rng, notEnd.length)] ?? 0;
        explicit.step(table, action, new Float32Array(0));
        if (!pile || !before) continue;
        shuffles += isEmpty ? 1 : 0;
        expect(cardsOf(table, pile.deck, table.state[pile.left] ?? 0)).toEqual(
          before.toSpliced(before.indexOf(action + 1), 1),
        );
      }
    }
    expect(shuffles).toBeGreaterThan(10);
  });
});

describe('what a seat has seen', () => {
  test('[TG-51] has every move, and no card that only the other knows', () => {
    let hidden = 0;
    for (let number = 0; number < 60; number++) {
      const rng = quickRng(`seen ${number}`);
      const table = sampled.deal(`seen ${number}`);
      const played: number[] = [];
      while (sampled.toAct(table) >= 0) {
        const count = sampled.list(table, out);
        const action = out[below(rng, count)] ?? 0;
        played.push(action);
        sampled.step(table, action, new Float32Array(0));
      }
      const [blue = [], white = []] = SEATS.map((_, seat) => sampled.information(table, seat));
      for (const tokens of [blue, white]) expect(tokens.filter((token) => token < ACTION_COUNT)).toEqual(played);
      expect(blue.length).toBe(white.length);
      for (const [i, token] of blue.entries()) {
        if (token === white[i]) continue;
        expect([token, white[i]]).toContain(ACTION_COUNT); // one of them saw only the back
        hidden++;
      }
    }
    expect(hidden).toBeGreaterThan(10);
    const names = sampled.tokenNames();
    expect(names.length).toBe(sampled.spec.tokens.values);
    expect(names[ACTION_COUNT]).toBe('=?');
  });

  test('of a table dealt again for one seat the other has seen nothing certain', () => {
    const table = sampled.deal('again');
    const copy = sampled.clone(table);
    sampled.redeal(copy, 0, 'other cards');
    expect(sampled.information(copy, 0)).toEqual(sampled.information(table, 0));
    expect(sampled.information(copy, 1)).toBeUndefined();
    expect(sampled.view(copy, 0)).toEqual(sampled.view(table, 0));
    expect(copy.state).not.toEqual(table.state);
  });
});

test('options from outside are the rules’ own', () => {
  expect(readTargiOptions({ hands: 'open' })).toEqual({ ...DEFAULT_OPTIONS, hands: 'open' });
  expect(readTargiOptions({ hands: 'ajar' })).toBeUndefined();
  expect(readTargiOptions({ feet: 'open' })).toBeUndefined();
});
