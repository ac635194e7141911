import { createHash } from 'node:crypto';
import { LEVEL_NAMES } from '@caravanserai/bots/targets';
import { assert, err, type Game, type GameTypes, ok } from '@caravanserai/contract';
import {
  arrange,
  checkOptions,
  type DailyShot,
  DEFAULT_OPTIONS,
  drawShot,
  type FlickOutcome,
  LATEST_CALL_MS,
  missMm,
  type Move,
  type Options,
  parseMove,
  PLAYER_COUNTS,
  redactMove,
  RULES_VERSION,
  scattered,
  type Score,
  type Seat,
  SEATS,
  seatsOf,
  SHOOTER,
  sides,
  STAGING_MS,
  type State,
  type Stroke,
  strokeOf,
  strokeRefusal,
  type Turn,
  type Viewer,
} from '@caravanserai/targets';
import { type Rules, RULES_VERSIONS, rulesOf } from '@caravanserai/targets/versions';
import { targetsBrain } from '../bots/targetsBrain.ts';
import { rememberUpTo } from '../youngest.ts';
import type { GameFamily, GameHost } from './host.ts';
import { targetsLinkPreview } from './targetsLinkPreview.ts';

const SECRET_SINCE = 4; // the rules version since which nobody knows how others flick in Golden Targets
const MOST_FLICKS_KNOWN = 5000; // about two kilobytes each

export const targetsFamily: GameFamily = {
  versions: [RULES_VERSION, ...RULES_VERSIONS],
  host: hostBy,
  brain: targetsBrain,
  linkPreview: targetsLinkPreview,
};

interface KnownFlick extends FlickOutcome {
  readonly restMs: number; // counted from the hit
}

type Flicking = Parameters<Rules['flick']>;

/** Caches flicks: the same flick always has the same outcome, and a match is replayed for every player who opens it. */
function rememberingFlicks({ flick, STEP_HZ }: Rules): (...flicking: Flicking) => KnownFlick {
  const known = new Map<string, KnownFlick>();

  function rolled(flicking: Flicking): KnownFlick {
    const { dice, facts, steps } = flick(...flicking);
    return { dice, facts, restMs: Math.ceil((steps * 1000) / STEP_HZ) + STAGING_MS }; // without the animation, which is large
  }

  return (...flicking) => {
    const key = createHash('sha256').update(JSON.stringify(flicking)).digest('base64');
    const outcome = known.get(key) ?? rolled(flicking);
    rememberUpTo(MOST_FLICKS_KNOWN, known, key, outcome);
    return outcome;
  };
}

interface Loaded {
  readonly rules: Rules;
  readonly simulate: ReturnType<typeof rememberingFlicks>;
  readonly game: Game<GameTypes>;
}

/** What the main thread needs is the same in all versions; only engine threads load rules and physics. */
function hostBy(rulesVersion: number): GameHost {
  let loaded: Loaded | undefined;
  function by(): Loaded {
    assert(loaded !== undefined, `version ${rulesVersion} was loaded`);
    return loaded;
  }
  return {
    rulesVersion,
    get game() {
      return by().game;
    },
    defaultOptions: DEFAULT_OPTIONS,
    seatCounts: PLAYER_COUNTS,
    seats: (count) => SEATS.slice(0, count),
    parseOptions,
    startedBy: (options, seat) => ({ ...(options as Options), first: seat as Seat }),
    parseMove: (value) => (loaded?.rules.parseMove ?? parseMove)(value),
    bots: LEVEL_NAMES,
    ...(rulesVersion === RULES_VERSION && {
      shots: {
        drawTable: drawShot,
        parseStroke(value) {
          const move = parseMove({ ...Object(value), type: 'flick' });
          return move?.type === 'flick' && strokeRefusal(move) === undefined ? strokeOf(move) : undefined;
        },
        shoot(table, stroke, seed) {
          const shot = table as DailyShot;
          const start = arrange(shot.table);
          const made = scattered(stroke as Stroke, seed);
          const played = by().game.play(start, SHOOTER, { type: 'flick', ...made } satisfies Move);
          if (!played.ok) return err(played.error);
          const mm = missMm(shot, played.value as Parameters<typeof missMm>[1]);
          return ok({ made, ...(mm === undefined ? {} : { mm }) });
        },
      },
    }),
    sides: (options) => sides(options as Options),
    ratedMoves: 6, // about two rounds
    result(score) {
      const { seats, winners } = score as Score;
      return { winners, scores: Object.fromEntries(seats.map(({ seat, total }) => [seat, total])) };
    },
    notation: ({ seed, options, players, moves }) =>
      by().rules.makeGame(
        {
          rulesVersion,
          seed,
          options: options as Options,
          players: players as Record<Seat, string>,
          moves: moves as readonly Turn[],
        },
        by().simulate,
      ),
    makeState: (state) => JSON.stringify(state),
    readState: (text) => JSON.parse(text) as State,
    async load() {
      const rules = await rulesOf(rulesVersion);
      const simulate = rememberingFlicks(rules);
      loaded = { rules, simulate, game: rules.targetsWith(simulate) as unknown as Game<GameTypes> };
    },
    filmMs(state, seat, move) {
      const made = move as Move;
      const { rules, simulate } = by();
      const s = state as State;
      const [first, ...others] = rules.flicksOf(s, seat as Seat, made);
      return first ? simulate(rules.sceneOf(s), first, others).restMs : 0;
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
      startsFilm: (move) => startsFilm(move as Move),
      isPatient: (move) => (move as Move).type === 'pass',
    },
    toActFor: (state, viewer) => by().rules.toActFor(state as State, viewer as Viewer),
    phaseOf: (state) => (state as State).phase.name,
    ...(rulesVersion >= SECRET_SINCE && {
      seenMove: (move, seat, viewer) => redactMove(move as Move, seat as Seat, viewer as Viewer),
    }),
    tooEarlyMs(state, seat, move, reason) {
      if (reason !== 'silenced') return undefined;
      const { atMs } = move as Extract<Move, { readonly atMs: number }>;
      return ((state as State).calls.silentUntilMs[seat as Seat] ?? atMs) - atMs;
    },
    closing: { isAsked: (state) => by().rules.isClosing(state as State), silence: { type: 'pass' } satisfies Move },
  };
}

function startsFilm(move: Move): move is Extract<Move, { readonly type: 'flick' | 'golden' }> {
  return move.type === 'flick' || move.type === 'golden';
}

/** Options not given get their defaults; an unknown name or value is refused. */
function parseOptions(value: unknown, seats: number): Options | undefined {
  if (typeof value !== 'object' || !value || Array.isArray(value)) return undefined;
  if (!Object.keys(value).every((name) => Object.hasOwn(DEFAULT_OPTIONS, name))) return undefined;
  const checked = checkOptions({ ...DEFAULT_OPTIONS, players: seats, ...value });
  return checked.ok && seatsOf(checked.value).length === seats ? checked.value : undefined;
}
