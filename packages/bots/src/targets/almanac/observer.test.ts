import { quickRng } from '@caravanserai/contract';
import { DEFAULT_OPTIONS, type Event, init, score, seatsOf, type State, toAct } from '@caravanserai/targets';
import { describe, expect, test } from 'vitest';
import { fakeSimulate } from '../../../../targets/test/rulesFake.ts';
import { hastyPlayers } from '../../../test/targetsGames.ts';
import { EMPTY, type Pages } from '../../measure/almanac.ts';
import { nextStep } from '../table.ts';
import { resultsOf, TargetsObserver } from './observer.ts';

interface Played {
  readonly end: State;
  readonly events: readonly Event[];
  readonly pages: Pages;
}

function played(seed: string): Played {
  const players = hastyPlayers(fakeSimulate);
  const observer = new TargetsObserver();
  const events: Event[] = [];
  let state = init(DEFAULT_OPTIONS, seed);
  for (let n = 0; toAct(state).length > 0; n++) {
    const step = nextStep(state, players, fakeSimulate, (seat) => quickRng(`${seed}/${seat}/${n}`));
    observer.see({ before: state, ...step });
    events.push(...step.events);
    ({ state } = step);
  }
  return { end: state, events, pages: observer.pages(state) };
}

function countOf({ tallies }: Pages, kind: string): number {
  return Object.entries(tallies).reduce((sum, [key, [count]]) => (key.startsWith(`${kind} `) ? sum + count : sum), 0);
}

describe.each(['one', 'two', 'three', 'four', 'five'])('game %s', (seed) => {
  const { end, events, pages } = played(seed);
  const all = (type: Event['type']) => events.filter((event) => event.type === type).length;

  test('every flick and every event is noted once', () => {
    expect(countOf(pages, 'flick')).toBe(all('flicked'));
    for (const type of ['targets', 'stole', 'doubled', 'fault', 'missed', 'disarmed'] as const) {
      expect((pages.tallies[`event ${type}`] ?? EMPTY)[0], type).toBe(all(type));
    }
    const awarded = (pages.tallies['event awarded'] ?? EMPTY)[0];
    expect(awarded + (pages.counts['award none'] ?? 0)).toBe(all('awarded'));
  });

  test('one player flicks first; one wins, or both share, by the same margin', () => {
    expect((pages.tallies['first'] ?? EMPTY)[0]).toBe(1);
    const [one, other] = seatsOf(end.options).map((seat) => resultsOf(end)[seat]);
    expect((one?.wins ?? 0) + (other?.wins ?? 0)).toBe(2);
    expect((one?.margin ?? 0) + (other?.margin ?? 0)).toBe(0);
    const [first, second] = score(end).seats;
    expect(one?.margin).toBe((first?.total ?? 0) - (second?.total ?? 0));
  });
});
