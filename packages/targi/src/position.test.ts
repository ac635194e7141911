import { quickRng } from '@caravanserai/contract';
import { describe, expect, test } from 'vitest';
import { INVARIANTS } from '../test/invariants.ts';
import { OPTIONS, recordOf } from '../test/records.ts';
import { overGames, walk } from '../test/randomGames.ts';
import { SEATS } from './cards.ts';
import { init, legalMoves, play, toAct } from './engine.ts';
import { makeGame } from './gamefile.ts';
import { parseGame } from './readGamefile.ts';
import * as L from './layout.ts';
import { makePosition, startOf } from './position.ts';
import { parsePosition } from './readPosition.ts';
import { replay } from './record.ts';
import { clone, hashState, type State } from './state.ts';
import { type View, view, type Viewer } from './view.ts';

const VIEWERS: readonly Viewer[] = [...SEATS, 'spectator'];
const FIRST = view(init(OPTIONS, 'oasis'), 'blue');
const TEXT =
  'viewer=blue round=1 first=blue phase=place:blue centre=SP,W2,D/S/P,N5,S,C2,S,W5,P blue=2d2s2p1g0G4v blue.left=3 ' +
  'white=2d2s2p1g0G4v white.left=3 goods=14 tribe=41';

/** Every kind of decision in random games. */
function overPositions(visit: (state: State, text: string, seen: View) => void): void {
  overGames({ fixed: 40, fresh: 10 }, (number) => {
    walk(number, {
      before({ state }) {
        for (const viewer of VIEWERS) {
          const seen = view(state, viewer);
          visit(state, makePosition(seen), seen);
        }
      },
    });
  });
}

describe('a position as text', () => {
  test('[record] is one line of names and values', () => {
    expect(makePosition(FIRST)).toBe(TEXT);
  });

  test('[record] gives back what the viewer knows, in every phase', () => {
    const phases = new Set<string>();
    overPositions((_state, text, seen) => {
      phases.add(seen.pending.phase);
      const parsed = parsePosition(text, seen.options);
      if (!parsed.ok) throw new Error(`${parsed.error.found} in ${text}`);
      if (JSON.stringify(parsed.value) !== JSON.stringify(seen)) expect(parsed.value, text).toEqual(seen);
    });
    expect([...phases].toSorted()).toEqual(L.PHASES.filter((phase) => phase !== 'over').toSorted());
  });

  test('[record] starts a game that the viewer cannot tell apart, with other hidden cards for each seed', () => {
    const seen = view(afterRounds(3), 'blue');
    const [one, same, other] = ['a', 'a', 'b'].map((seed) => startOf({ options: OPTIONS, seed, position: seen })) as [
      State,
      State,
      State,
    ];
    expect(view(one, 'blue')).toEqual(seen);
    expect(hashState(one)).toBe(hashState(same));
    expect(hashState(one)).not.toBe(hashState(other));
  });

  test('[leak] contains nothing that its viewer may not know', () => {
    const state = afterRounds(3);
    const other = clone(state);
    other.set(state.subarray(L.TRIBE_PILE.deck, L.TRIBE_PILE.deck + 2).toReversed(), L.TRIBE_PILE.deck);
    other[L.KEY]++;
    expect(hashState(other)).not.toBe(hashState(state));
    expect(makePosition(view(other, 'blue'))).toBe(makePosition(view(state, 'blue')));
  });

  test('[record] a record begins in it, and its file keeps it', () => {
    const position = view(afterRounds(1), 'white');
    const { moves: _, ...head } = recordOf([]);
    const state = startOf({ ...head, position });
    const [seat] = toAct(state);
    const moves = seat ? legalMoves(state, seat).slice(0, 1) : [];
    const record = { ...head, position, moves };
    expect(replay(record).ok).toBe(true);
    expect(makeGame(record)).toContain('\n2. place ');
    expect(parseGame(makeGame(record))).toEqual({ ok: true, value: record });
  });

  test.each([
    ['another word', TEXT.replace('round=1', 'turn=1'), 'turn=1'],
    ['a word twice', `${TEXT} round=2`, 'round=2'],
    ['no viewer', TEXT.replace('viewer=blue ', ''), 'viewer'],
    ['a round after the last', TEXT.replace('round=1', 'round=14'), 'round=14'],
    ['a raid in the first round', TEXT.replace('place:blue', 'raid:blue'), 'round=1'],
    ['an unknown card', TEXT.replace('W2', 'W22'), 'centre=W22'],
    ['a card that exists once, twice', TEXT.replace('W2', 'C2'), 'tribe=41'],
    ['too few cards', TEXT.replace('goods=14', 'goods=13'), 'goods=13'],
    ['eight centre cards', TEXT.replace('SP,', ''), 'centre=W2,D/S/P,N5,S,C2,S,W5,P'],
    ['a Targi in a corner', `${TEXT} targis=4b`, 'targis=4b'],
    ['Targis facing each other', TEXT.replaceAll('left=3', 'left=2').concat(' targis=3b,9w'), 'targis=3b,9w'],
    ['a Targi beside the robber', TEXT.replaceAll('left=3', 'left=2').concat(' targis=1b'), 'targis=1b'],
    ['four Targis', `${TEXT} targis=2b`, 'blue.left=3'],
    ['a marker while placing', TEXT.replace('SP', 'SP@b'), 'centre=SP@b,W2,D/S/P,N5,S,C2,S,W5,P'],
    ['eleven goods', TEXT.replace('2d2s2p', '7d2s2p'), 'blue=7d2s2p1g0G4v'],
    ['stored gold without its card', TEXT.replace('1g0G', '1g1G'), 'blue=2d2s2p1g1G4v'],
    ['a hand that its owner does not see', `${TEXT} blue.hand=?`.replace('tribe=41', 'tribe=40'), 'blue.hand=?'],
  ])('[record] %s is refused by name', (_what, text, found) => {
    expect(parsePosition(text, OPTIONS)).toMatchObject({ ok: false, error: { found } });
  });

  test('[record] a file names the tag and what is wrong in it', () => {
    const file = makeGame(recordOf([])).replace('[Blue', `[Position "phase=place:red"]\n[Blue`);
    expect(parseGame(file)).toMatchObject({
      ok: false,
      error: { code: 'bad-position', line: 7, found: 'phase=place:red' },
    });
  });

  test('[record] what is accepted can be played to the end', () => {
    let [accepted, refused] = [0, 0];
    const rng = quickRng('changed positions');
    overPositions((_state, text, seen) => {
      if (rng.next() % 50 > 0) return;
      const parsed = parsePosition(changed(text, rng.next()), seen.options);
      if (!parsed.ok) {
        refused++;
        return;
      }
      accepted++;
      playOut(startOf({ options: seen.options, seed: 'x', position: parsed.value }));
    });
    expect(Math.min(accepted, refused)).toBeGreaterThan(20);
  });
});

/** The text with one of its numbers, cards or words changed. */
function changed(text: string, random: number): string {
  const pieces = text.split(/(?<=[=,.:/ @])|(?=[=,.:/ @])/);
  const [from, to] = [random % pieces.length, (random >>> 12) % pieces.length];
  return (random >>> 30 === 0 ? pieces.toSpliced(from, 1) : pieces.with(from, pieces[to] ?? '')).join('');
}

function playOut(start: State): void {
  let state = start;
  for (let [seat] = toAct(state); seat; [seat] = toAct(state)) {
    for (const [name, holds] of Object.entries(INVARIANTS)) {
      if (!holds(state)) throw new Error(`${name}: ${makePosition(view(state, 'spectator'))}`);
    }
    const [move] = legalMoves(state, seat).slice(-1);
    const played = move && play(state, seat, move);
    if (!played?.ok) throw new Error('a position without a legal move');
    ({ state } = played.value);
  }
}

function afterRounds(rounds: number): State {
  let state = init(OPTIONS, 'oasis');
  while (state[L.ROUND] <= rounds) {
    const [seat] = toAct(state);
    const move = seat && legalMoves(state, seat)[0];
    const played = seat && move && play(state, seat, move);
    if (!played || !played.ok) throw new Error('the game has ended');
    ({ state } = played.value);
  }
  return state;
}
