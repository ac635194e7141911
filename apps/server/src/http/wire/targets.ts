import {
  CALLINGS,
  ENDINGS,
  FIRSTS,
  GAPS_CM,
  PLAYER_COUNTS,
  type Seat as SeatName,
  SEATS,
  type Targets,
} from '@caravanserai/targets';
import { type TInteger, type TOptional, Type } from 'typebox';
import type { MustHold, SameType, Unlike } from '../sameType.ts';
import { closed, named, oneOf, oneOfNumbers, says, variant } from './schema.ts';
import { EventSchema } from './targetsEvents.ts';
import {
  AtMs,
  bySeat,
  Count,
  DiceIds,
  die,
  DieId,
  disc,
  DiscId,
  DiscIds,
  Face,
  face,
  Level,
  Seat,
  seat,
  Seats,
  Whole,
  stroke,
} from './targetsParts.ts';

const OptionsSchema = named(
  'TargetsOptions',
  closed({
    players: says(
      'the number of players; they take the first seats of red, blue, yellow, green',
      oneOfNumbers(PLAYER_COUNTS),
    ),
    first: says(
      'the player who flicks first: a seat, `drawn` (random), or `called` (the first to send `begin`)',
      oneOf(FIRSTS),
    ),
    pasVu: Type.Boolean({ description: 'variant «Pas vu, pas pris»: others may cancel an open Targets (TT-45)' }),
    threeByThree: Type.Boolean({ description: 'variant 3 × 3: three sets of three discs (TT-46)' }),
    teams: Type.Boolean({ description: 'variant teams: red and yellow against blue and green (TT-49)' }),
    calls: says(
      '`own`: players call; `forYou`: the table calls Targets for them and asks about Doubles (TT-30)',
      oneOf(CALLINGS),
    ),
    gapsCm: says(
      'the distance of the towers',
      bySeat('cm from the edge of the puck to the nearest disc', oneOfNumbers(GAPS_CM)),
    ),
  }),
);

const MoveSchema = named(
  'TargetsMove',
  Type.Union([
    says('flick the top die of your tower', variant('type', 'flick', stroke)),
    says(
      'Golden Targets: flick your whole tower; in the log all numbers of other players are 0 until the game is over',
      variant('type', 'golden', stroke),
    ),
    says(
      'choose which of several dice that fell from your own tower stays on the table',
      variant('type', 'keep', { die }),
    ),
    says('call «Targets!» with one of your dice that touches black', variant('type', 'targets', { die, atMs: AtMs })),
    says(
      'call «Double!» for two of your dice with the same face',
      variant('type', 'double', {
        back: says('the die that returns to your tower', DieId),
        other: says('the die that stays on the table', DieId),
        atMs: AtMs,
      }),
    ),
    says(
      'variant «Pas vu, pas pris»: cancel an open Targets of another player',
      variant('type', 'pasVu', { die: says('the die that touches black', DieId), atMs: AtMs }),
    ),
    says('make no further call until the next flick', variant('type', 'pass', {})),
    says('call to flick first', variant('type', 'begin', { atMs: AtMs })),
    says('remove a disc from the middle', variant('type', 'remove', { disc })),
    says(
      'teams, before the first round: swap a die with your partner',
      variant('type', 'swap', {
        die: says('the die that you give: one of your `stacks`', DieId),
        level: says('the level of the received die in your tower, 1 at the bottom', Level),
      }),
    ),
  ]),
);

const point = {
  xUm: Type.Integer({ description: 'µm from the middle of the table along x; positive is to the right for red' }),
  zUm: Type.Integer({ description: 'µm from the middle along z; positive is towards red' }),
};
const Pose = named(
  'TargetsPose',
  closed({
    ...point,
    yUm: Type.Integer({ description: 'height of the die’s centre in µm above the table; 8,000 if it lies flat' }),
    q: Type.Tuple([Whole, Whole, Whole, Whole], {
      description: 'rotation: quaternion x, y, z, w in millionths',
    }),
  }),
);
const pose = says('the position; absent if the die is out', Pose);
const isFlat = Type.Boolean({
  description: 'whether a whole face lies on the table; otherwise the die does not count (T6)',
});
const Die = closed({
  die,
  holder: says(
    'the player for whom the die counts, whose tower it belongs to; in teams not always the colour of the die',
    Seat,
  ),
  spot: says(
    '`tower`; `table`: it was flicked; `out`: out for the rest of the round',
    oneOf(['tower', 'table', 'out']),
  ),
  pose: Type.Optional(pose),
  face: Type.Optional(says('the face on top; absent if the die leans (T7) or is not on the table', Face)),
  isFlat,
});
const Fallen = closed({ die, pose: says('its position', Pose), face: Type.Optional(face), isFlat });
const Phase = named(
  'TargetsPhase',
  Type.Union([
    says('the first player to call flicks first (T30)', variant('name', 'start', {})),
    says(
      'teams: each player gives the partner a die',
      variant('name', 'swap', {
        chosen: Type.Array(
          closed({ seat: says('the player who has chosen', Seat), die: says('the die given', DieId), level: Level }),
          { description: 'the choices so far' },
        ),
      }),
    ),
    says(
      'a player is to flick; calls are open',
      variant('name', 'flick', {
        from: says(
          'the seat from which the flicking player is determined: the first one clockwise, starting here, with a die on the tower',
          Seat,
        ),
      }),
    ),
    says(
      'several dice fell from the flicking player’s own tower; that player chooses which one stays (TT-16)',
      variant('name', 'keep', { seat: says('the player to act', Seat), dice: says('the fallen dice', DiceIds) }),
    ),
    says('a player removes a disc (TT-34)', variant('name', 'remove', { seat: says('the player to act', Seat) })),
    says(
      'Golden Targets (TT-40)',
      variant('name', 'golden', {
        attempt: says('the number, from 1', Count),
        seats: says('the participants', Seats),
        flicked: says('the players who have flicked; how is secret until all have', Seats),
      }),
    ),
    says(
      'the game is over',
      variant('name', 'over', {
        by: says('the cause of the end: a fourth disc, the last round, or Golden Targets', oneOf(ENDINGS)),
        winners: says('the winner, or two partners', Seats),
      }),
    ),
  ]),
);
const Calls = closed({
  targets: says('dice that touch black as a result of the last flick', DiceIds),
  fresh: says(
    'the flicked die and the dice that the flick turned to a new face; a Double needs one of them (TT-25)',
    DiceIds,
  ),
  used: says('dice used for a call since the flick (TT-26)', DiceIds),
  passed: says('the players who have passed', Seats),
  isSteal: Type.Boolean({ description: 'whether the flick stole discs; then no Double is possible (TT-19)' }),
  lastMs: says('`atMs` of the last call', Count),
  fallen: Type.Array(Fallen, {
    description: 'dice knocked off towers; they stay on the table until calls close (T27)',
  }),
  pushed: says('other dice of the flicking player that the flick moved (T28)', DiceIds),
  cancelled: says('dice whose Targets call was cancelled (TT-45)', DiceIds),
  silentUntilMs: says(
    'the players who made an invalid call (T29)',
    closed(
      Object.fromEntries(
        SEATS.map((each) => [
          each,
          Type.Optional(Type.Integer({ description: '`atMs` from which the seat may call again' })),
        ]),
      ) as Record<SeatName, TOptional<TInteger>>,
    ),
  ),
});
const OpenCall = Type.Union([
  says(
    '«Targets!» can be called',
    variant('call', 'targets', { seat, die, disc: says('the disc that the call wins', DiscId) }),
  ),
  says(
    '«Double!» can be called',
    variant('call', 'double', {
      seat,
      dice: Type.Tuple([DieId, DieId], { description: 'the two dice; either may return to the tower' }),
      face: says('the face of both dice', Face),
    }),
  ),
]);

const ViewSchema = named(
  'TargetsView',
  closed({
    viewer: says('your seat, or `spectator`', oneOf([...SEATS, 'spectator'])),
    toAct: says('the seats that may act, as far as you may know; the game waits for the first', Seats),
    open: Type.Array(OpenCall, { description: 'the calls that you can make now; those of other players are hidden' }),
    options: says('the options of the game', OptionsSchema),
    draws: says('the number of random streams used so far; irrelevant to players', Count),
    round: says('the number, from 1', Count),
    set: says('the set of the variant 3 × 3, from 1; otherwise 1', Count),
    flicks: says('the number of flicks in this round, or in this attempt at Golden Targets', Count),
    first: says('the player who flicked first in this round', Seat),
    phase: says('the pending decision', Phase),
    pucks: Type.Array(closed({ ...point, seat }), {
      description: 'the pucks, on which the towers stand; your flicks start at your own puck',
    }),
    dice: Type.Array(Die, { description: 'all dice of the players' }),
    stacks: says('the dice of each tower when it is rebuilt', bySeat('the dice from bottom to top', DiceIds)),
    towers: says(
      'the dice on the towers now',
      bySeat('the dice from bottom to top; the last one is flicked next', DiceIds),
    ),
    middle: Type.Array(closed({ ...point, disc }), {
      description:
        'the discs in play, by their centres; the radius is 50,000 µm, that of the black centre 12,500 µm; empty in Money time (TT-36)',
    }),
    aside: says('discs that are not in play yet, the next one first', DiscIds),
    stored: says(
      'discs that were won at the end of a round and are not secured; they can be stolen',
      bySeat('the discs', DiscIds),
    ),
    won: says('secured discs; four of them win the game', bySeat('the discs', DiscIds)),
    removed: says('discs removed from the game', DiscIds),
    targetsWon: says('the number of discs won with «Targets!» in this round', Count),
    calls: says('the calls after the last flick', Calls),
  }),
);

const ScoreSchema = named(
  'TargetsScore',
  closed({
    seats: Type.Array(
      closed({
        seat,
        won: says('the number of secured discs', Count),
        stored: says('the number of stored discs', Count),
        total: says('the current score', Count),
      }),
      { description: 'the scores of all seats' },
    ),
    winners: says('the winners; empty before the end', Seats),
    decidedBy: Type.Optional(says('the cause of the end', oneOf(ENDINGS))),
  }),
);

export const targetsWire = {
  options: OptionsSchema,
  move: MoveSchema,
  view: ViewSchema,
  event: EventSchema,
  score: ScoreSchema,
};

/** Compile-time check: the types of the engine match these schemas. */
export type Checked = MustHold<SameType<Unlike<Targets, typeof targetsWire>, never>>;
