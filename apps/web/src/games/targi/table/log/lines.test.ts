import { type Event, targi } from '@caravanserai/targi';
import { expect, test } from 'vitest';
import type { LogEntry } from '../../client.ts';
import { placesOfMove } from '../turn/movePlaces.ts';
import { logRounds, placesOf } from './lines.ts';

const event = <E extends object>(body: E) => ({ reveals: false, ...body }) as unknown as Event;

test('a move that ends a round is cut where the next one starts', () => {
  const ended = event({ type: 'turnEnded', seat: 'white', declined: [] });
  const started = event({ type: 'roundStarted', round: 3, first: 'blue' });
  const robber = event({ type: 'robberMoved', to: 3 });
  const log: LogEntry[] = [
    { n: 0, round: 1, events: [event({ type: 'roundStarted', round: 1, first: 'blue' })] },
    { n: 9, round: 2, seat: 'white', move: { type: 'end' }, events: [ended, started, robber] },
  ];
  const rounds = logRounds(log);
  expect(rounds.map(({ round }) => round)).toEqual([1, 2, 3]);
  expect(rounds[1]!.lines.map(({ events }) => events)).toEqual([[ended]]);
  expect(rounds[2]!.lines.map(({ events }) => events)).toEqual([[started, robber]]);
  expect(new Set(rounds.flatMap(({ lines }) => lines.map(({ key }) => key))).size).toBe(3);
});

test('the rounds hold every event of the log just once', () => {
  const { log, events } = playedLog();
  expect(logRounds(log).flatMap(({ lines }) => lines.flatMap((line) => line.events))).toEqual(events);
});

test.each([
  [{ type: 'placed', seat: 'blue', at: 7 }, [7]],
  [{ type: 'took', seat: 'blue', at: 'C', got: { dates: 1 } }, ['C']],
  [{ type: 'traded', seat: 'blue', gave: { dates: 2 }, got: { salt: 1 } }, [5]],
  [{ type: 'smithed', seat: 'blue', gave: { gold: 1 }, got: { vp: 2 } }, [10]],
  [{ type: 'laid', seat: 'blue', card: 'W1', from: 'noble', row: 1, column: 1, paid: {} }, [1]],
  [{ type: 'laid', seat: 'blue', card: 'W1', from: 'hand', row: 1, column: 1, paid: {} }, []],
  [{ type: 'kept', seat: 'blue', card: 'W1', from: 'drawn', secret: true }, [14]],
  [{ type: 'gained', seat: 'blue', got: { dates: 1 }, from: 'caravan' }, [13]],
  [{ type: 'gained', seat: 'blue', got: { dates: 1 }, from: 'laid' }, []],
  [{ type: 'markersSet', blue: ['A'], white: ['C', 'E'] }, ['A', 'C', 'E']],
  [{ type: 'turnEnded', seat: 'blue', declined: [5, 'A'] }, [5, 'A']],
])('places of %j', (body, places) => {
  expect(placesOf([event(body)])).toEqual(places);
});

test('a move and what it did point at the same places', () => {
  expect(placesOfMove({ type: 'mirage', from: 'A', to: 'I' })).toEqual(['A', 'I']);
  expect(placesOfMove({ type: 'expand' })).toEqual([14]);
  expect(placesOfMove({ type: 'raid', instead: 'vp' })).toEqual([]);
});

/** A whole game in which both players always make their first legal move. */
function playedLog(): { readonly log: readonly LogEntry[]; readonly events: readonly Event[] } {
  let state = targi.init({ ...targi.defaultOptions, first: 'blue' }, 'a log');
  const log: LogEntry[] = [];
  for (let [seat] = targi.toAct(state); seat; [seat] = targi.toAct(state)) {
    if (targi.moves.kind !== 'listed') throw new Error('Targi lists its moves');
    const [move] = targi.moves.list(state, seat);
    const { round } = targi.view(state, seat);
    const played = targi.play(state, seat, move!);
    if (!played.ok) throw new Error('a listed move is legal');
    log.push({ n: log.length + 1, round, seat, move: move!, events: played.value.events });
    state = played.value.state;
  }
  return { log, events: log.flatMap(({ events }) => events) };
}
