import { describe, expect, test } from 'vitest';
import { overGames, walk } from '../test/randomGames.ts';
import { init, legalMoves, play, toAct } from './engine.ts';
import { makeGame } from './gamefile.ts';
import { parseGame } from './readGamefile.ts';
import { refusalOf } from './judge.ts';
import * as L from './layout.ts';
import { decodeMove, encodeMove, type Move } from './moves.ts';
import { makeMove, parseMove } from './notation.ts';
import { readOptions } from './options.ts';
import { type GameRecord, replay, RULES_VERSION } from './record.ts';
import { clone, hashState, type State } from './state.ts';

/** A random game, and the hash of the state after each move. */
function recorded(number: number): { record: GameRecord; hashes: string[] } {
  const moves: Move[] = [];
  const hashes: string[] = [];
  let seed = '';
  const end = walk(number, {
    before: ({ code }) => moves.push(decodeMove(code)),
    after(state, _events, about) {
      seed = about.seed;
      hashes.push(hashState(state));
    },
  });
  const players = { blue: 'Ada', white: 'Bea' };
  return { record: { rulesVersion: RULES_VERSION, seed, options: readOptions(end), players, moves }, hashes };
}

describe('the judge', () => {
  test('[judge] of all 65,536 codes exactly the listed ones are allowed', () => {
    let tried = 0;
    const perPhase = new Map<number, number>();
    overGames({ fixed: 40, fresh: 10 }, (number) => {
      walk(number, {
        before({ state, listed }) {
          const seen = perPhase.get(state[L.PHASE]) ?? 0;
          perPhase.set(state[L.PHASE], seen + 1);
          if (seen > 30 && seen % 29 !== 0) return;
          tried++;
          expectExactly(state, listed);
        },
      });
    });
    expect(tried).toBeGreaterThan(300);
    expect(perPhase.size).toBe(L.PHASES.length - 1); // all but `over`
  });

  function expectExactly(state: State, listed: Uint16Array): void {
    const before = hashState(state);
    const allowed: number[] = [];
    for (let code = 0; code < 0x10000; code++) if (refusalOf(state, code) === undefined) allowed.push(code);
    if (allowed.join() !== [...listed].toSorted((a, b) => a - b).join()) {
      expect([...listed].toSorted((a, b) => a - b).map(wordOf)).toEqual(allowed.map(wordOf));
    }
    expect(hashState(state), 'asking changes nothing').toBe(before);
  }

  function wordOf(code: number): string {
    return makeMove(decodeMove(code));
  }

  test('[moves] every listed move has one code and one word, and both decode to it', () => {
    overGames({ fixed: 100, fresh: 30 }, (number) => {
      walk(number, {
        before({ state, listed }) {
          const words = new Set<string>();
          for (const code of listed) {
            const move = decodeMove(code);
            const word = makeMove(move);
            words.add(word);
            const isBack = encodeMove(move) === code;
            const read = parseMove(word, state[L.PHASE] === L.PHASE_PLACE);
            if (!isBack || !read || encodeMove(read) !== code) expect(read, word).toEqual(move);
          }
          expect(words.size).toBe(listed.length);
        },
      });
    });
  });

  test('[engine] play gives the same state as playing in place and does not change the old state', () => {
    overGames({ fixed: 30, fresh: 10 }, (number) => {
      let [before, copy, move]: [State | undefined, State | undefined, Move] = [undefined, undefined, { type: 'end' }];
      walk(number, {
        before({ state, code }) {
          before = clone(state);
          copy = clone(state);
          move = decodeMove(code);
        },
        after(state, events) {
          const played = play(before!, toAct(before!)[0], move);
          expect(played.ok && hashState(played.value.state)).toBe(hashState(state));
          expect(played.ok && played.value.events).toEqual(events);
          expect(before).toEqual(copy);
        },
      });
    });
  });

  test('[engine] logging events does not affect the game', () => {
    overGames({ fixed: 20, fresh: 10 }, (number) => {
      const { record, hashes } = recorded(number);
      const s = init(record.options, record.seed);
      record.moves.forEach((move, i) => {
        const played = play(s, toAct(s)[0], move);
        if (played.ok) s.set(played.value.state);
        expect(hashState(s)).toBe(hashes[i]);
      });
    });
  });
});

describe('records', () => {
  test('[record] seed, options and moves give the same game again', () => {
    overGames({ fixed: 40, fresh: 10 }, (number) => {
      const { record, hashes } = recorded(number);
      const replayed = replay(structuredClone(record));
      if (!replayed.ok) throw new Error(JSON.stringify(replayed.error));
      expect(replayed.value.steps.map(({ state }) => hashState(state))).toEqual(hashes);
      expect(legalMoves(replayed.value.end, 'blue')).toEqual([]);
    });
  });

  test('[record] a game survives writing and parsing', () => {
    overGames({ fixed: 40, fresh: 10 }, (number) => {
      const { record } = recorded(number);
      const text = makeGame(record);
      expect(parseGame(text)).toEqual({ ok: true, value: record });
      const unfinished = { ...record, moves: record.moves.slice(0, number % record.moves.length) };
      expect(parseGame(makeGame(unfinished))).toEqual({ ok: true, value: unfinished });
    });
  });
});
