import { quickRng } from '@caravanserai/contract';
import { describe, expect, test } from 'vitest';
import { NO_SECRETS, secretsAfter, tells } from '../test/follow.ts';
import { overGames, walk } from '../test/randomGames.ts';
import { redeal, type Secrets, secretsIn } from '../test/redeal.ts';
import { SEATS, type Seat } from './cards.ts';
import { play } from './engine.ts';
import type { Event } from './events.ts';
import * as L from './layout.ts';
import { decodeMove, type Move } from './moves.ts';
import { clone, type State } from './state.ts';
import { redact, view, type Viewer } from './view.ts';

const VIEWERS: readonly Viewer[] = [...SEATS, 'spectator'];

interface Moment {
  readonly before: State;
  readonly secrets: Secrets;
  readonly seat: Seat;
  readonly move: Move;
  readonly after: State;
  readonly events: readonly Event[];
}

/** Visits every decision of a random game with the secrets at that time, derived from the moves and events. */
function follow(number: number, visit: (moment: Moment) => void): void {
  let secrets = NO_SECRETS;
  let [before, move]: [State | undefined, Move] = [undefined, { type: 'end' }];
  walk(number, {
    before({ state, code }) {
      before = clone(state);
      move = decodeMove(code);
    },
    after(after, events, { options }) {
      if (!before) return;
      const seat = SEATS[before[L.TO_ACT]];
      visit({ before, secrets, seat, move, after, events });
      secrets = secretsAfter(secrets, before, seat, move, events, options.hands === 'open');
      expectSame(secretsIn(after), secrets, `what is secret after ${JSON.stringify(move)}`);
    },
  });
}

/** Like `toEqual`, but fast for equal values. */
function expectSame(actual: unknown, expected: unknown, message: string): void {
  if (JSON.stringify(actual) !== JSON.stringify(expected)) expect(actual, message).toEqual(expected);
}

function redacted(events: readonly Event[], viewer: Viewer): Event[] {
  return events.map((event) => redact(event, viewer));
}

function learns(viewer: Viewer, { before, secrets, seat, move, after }: Moment): boolean {
  const roundEnds = before[L.FIRST] !== after[L.FIRST]; // the amulet has changed hands
  return tells(viewer, seat, move, secrets, { roundEnds, handsAreOpen: before[L.OPEN_HANDS] === 1 });
}

describe('secrets', () => {
  test('[TG-49 TG-50 TG-51 TG-52] states that differ only in hidden information have equal views', () => {
    overGames({ fixed: 60, fresh: 20 }, (number) => {
      const rng = quickRng(`redeal ${number}`);
      follow(number, ({ before, secrets }) => {
        for (const viewer of VIEWERS) {
          const other = redeal(before, viewer, rng, secrets);
          expectSame(view(other, viewer), view(before, viewer), `the view of ${viewer}`);
        }
      });
    });
  });

  test('[TG-49 TG-50 TG-51 TG-52] events that do not depend on hidden information are equal too', () => {
    let moments = 0;
    overGames({ fixed: 60, fresh: 20 }, (number) => {
      const rng = quickRng(`redeal ${number}`);
      follow(number, (moment) => {
        const { before, secrets, seat, move, after, events } = moment;
        for (const viewer of VIEWERS) {
          if (learns(viewer, moment)) continue;
          moments++;
          const other = play(redeal(before, viewer, rng, secrets), seat, move);
          if (!other.ok) throw new Error(`${JSON.stringify(move)} shows ${viewer} that it was possible`);
          expectSame(redacted(other.value.events, viewer), redacted(events, viewer), `the events for ${viewer}`);
          expectSame(view(other.value.state, viewer), view(after, viewer), `the view of ${viewer}`);
        }
      });
    });
    expect(moments).toBeGreaterThan(10_000);
  });

  test('[TG-51] an event has `reveals` exactly if a player learned something', () => {
    overGames({ fixed: 300, fresh: 100 }, (number) => {
      follow(number, (moment) => {
        const told = VIEWERS.some((viewer) => learns(viewer, moment));
        if (moment.events.some(({ reveals }) => reveals) === told) return;
        throw new Error(`${JSON.stringify(moment.move)}: ${JSON.stringify(moment.events)} but learned: ${told}`);
      });
    });
  });

  test('[leak] a redeal changes the hidden cards', () => {
    const changed = { goodsDeck: 0, tribeDeck: 0, down: 0, hand: 0, drawn: 0, key: 0 };
    overGames({ fixed: 30, fresh: 0 }, (number) => {
      const rng = quickRng(`redeal ${number}`);
      follow(number, ({ before, secrets }) => {
        const other = redeal(before, 'spectator', rng, secrets);
        const differs = (from: number, to: number) =>
          before.subarray(from, to).some((byte, i) => other[from + i] !== byte) ? 1 : 0;
        changed.goodsDeck += differs(L.GOODS_PILE.deck, L.GOODS_PILE.left);
        changed.tribeDeck += differs(L.TRIBE_PILE.deck, L.TRIBE_PILE.left);
        changed.down += differs(L.CENTRE, L.CENTRE + 9);
        changed.hand += differs(L.PLAYERS + L.HAND, L.PLAYERS + L.HAND + 1);
        changed.drawn += differs(L.DRAWN, L.DRAWN + 1);
        changed.key += differs(L.KEY, L.KEY + 32);
      });
    });
    for (const [what, times] of Object.entries(changed)) expect(times, what).toBeGreaterThan(5);
  });
});
