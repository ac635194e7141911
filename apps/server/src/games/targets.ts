import { createHash } from 'node:crypto';
import { LEVEL_NAMES } from '@caravanserai/bots/targets';
import { assert, type Game, type GameTypes } from '@caravanserai/contract';
import {
  checkOptions,
  DEFAULT_OPTIONS,
  type Flick,
  flickOf,
  type FlickOutcome,
  isClosing,
  LATEST_CALL_MS,
  makeGame,
  type Move,
  type Options,
  parseMove,
  PLAYER_COUNTS,
  RULES_VERSION,
  type Scene,
  sceneOf,
  type Score,
  type Seat,
  SEATS,
  seatsOf,
  sides,
  type State,
  targetsWith,
  toActFor,
  type Turn,
  type Viewer,
} from '@caravanserai/targets';
import type { GameHost } from './host.ts';

let physics: typeof import('@caravanserai/targets/physics') | undefined; // large: only threads that judge load it
const MOST_FLICKS_KNOWN = 5000; // two kilobytes each

interface KnownFlick extends FlickOutcome {
  readonly restMs: number; // from the hit on
}

/** The same flick always has the same outcome, and a match is told from its start whenever somebody comes to the table. */
const known = new Map<string, KnownFlick>();

function simulate(scene: Scene, flicked: Flick): KnownFlick {
  const key = createHash('sha256')
    .update(JSON.stringify([scene, flicked]))
    .digest('base64');
  const remembered = known.get(key);
  known.delete(key); // so that it is the youngest
  const outcome = remembered ?? rolled(scene, flicked);
  known.set(key, outcome);
  if (known.size > MOST_FLICKS_KNOWN) {
    const [oldest] = known.keys();
    known.delete(oldest);
  }
  return outcome;
}

function rolled(scene: Scene, flicked: Flick): KnownFlick {
  assert(physics !== undefined, 'the physics was loaded');
  const { dice, facts, steps } = physics.flick(scene, flicked);
  return { dice, facts, restMs: Math.ceil((steps * 1000) / physics.STEP_HZ) }; // and not the film, which is large
}

export const targetsHost: GameHost = {
  game: targetsWith(simulate) as unknown as Game<GameTypes>,
  seatCounts: PLAYER_COUNTS,
  seats: (count) => SEATS.slice(0, count),
  parseOptions,
  parseMove,
  bots: LEVEL_NAMES,
  sides: (options) => sides(options as Options),
  result(score) {
    const { seats, winners } = score as Score;
    return { winners, scores: Object.fromEntries(seats.map(({ seat, total }) => [seat, total])) };
  },
  notation: ({ seed, options, players, moves }) =>
    makeGame(
      {
        rulesVersion: RULES_VERSION,
        seed,
        options: options as Options,
        players: players as Record<Seat, string>,
        moves: moves as readonly Turn[],
      },
      simulate,
    ),
  makeState: (state) => JSON.stringify(state),
  readState: (text) => JSON.parse(text) as State,
  async load() {
    physics = await import('@caravanserai/targets/physics');
    await physics.loadPhysics();
  },
  filmMs(state, seat, move) {
    const made = move as Move;
    if (made.type !== 'flick' && made.type !== 'golden') return 0;
    const s = state as State;
    return simulate(sceneOf(s), flickOf(s, seat as Seat, made)).restMs;
  },
  race: {
    claimOf(move) {
      const made = move as Move;
      return 'atMs' in made ? made.atMs : undefined;
    },
    timed(state, move, atMs) {
      const { lastMs } = (state as State).calls;
      return { ...(move as Move), atMs: Math.min(LATEST_CALL_MS, Math.max(lastMs, atMs)) };
    },
    isPatient: (move) => (move as Move).type === 'pass',
  },
  toActFor: (state, viewer) => toActFor(state as State, viewer as Viewer),
  closing: { isAsked: (state) => isClosing(state as State), silence: { type: 'pass' } satisfies Move },
};

/** Options that are not named are as usual; a name or value that we do not know is refused. */
function parseOptions(value: unknown, seats: number): Options | undefined {
  if (typeof value !== 'object' || !value || Array.isArray(value)) return undefined;
  if (!Object.keys(value).every((name) => Object.hasOwn(DEFAULT_OPTIONS, name))) return undefined;
  const checked = checkOptions({ ...DEFAULT_OPTIONS, players: seats, ...value });
  return checked.ok && seatsOf(checked.value).length === seats ? checked.value : undefined;
}
