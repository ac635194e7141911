import {
  CALLINGS,
  DICE,
  DISCS,
  ENDINGS,
  FACES,
  FAULTS,
  type Fault,
  FIRSTS,
  GAPS_CM,
  LATEST_CALL_MS,
  LEVELS,
  PLAYER_COUNTS,
  RULE_SECTIONS,
  type RuleId,
  SEATS,
  type Targets,
} from '@caravanserai/targets';
import { type TSchema, Type } from 'typebox';
import type { MustHold, SameType, Unlike } from '../sameType.ts';
import { closed, named, oneOf, oneOfNumbers, variant } from './schema.ts';

const Seat = oneOf(SEATS);
const Seats = Type.Array(Seat);
const DieId = named('TargetsDieId', oneOf(DICE));
const DiceIds = Type.Array(DieId);
const DiscId = named('TargetsDiscId', oneOf(DISCS));
const DiscIds = Type.Array(DiscId);
const Face = oneOfNumbers(FACES);
const Level = oneOfNumbers(LEVELS);
const Count = Type.Integer({ minimum: 0 });
const Whole = Type.Integer();
const AtMs = Type.Integer({
  minimum: 0,
  maximum: LATEST_CALL_MS,
  description: 'milliseconds since the dice came to rest',
});

function bySeat<T extends TSchema>(schema: T) {
  return closed({ red: schema, blue: schema, yellow: schema, green: schema });
}

const OptionsSchema = named(
  'TargetsOptions',
  closed({
    players: oneOfNumbers(PLAYER_COUNTS),
    first: oneOf(FIRSTS),
    pasVu: Type.Boolean(),
    threeByThree: Type.Boolean(),
    teams: Type.Boolean(),
    calls: oneOf(CALLINGS),
    gapsCm: bySeat(oneOfNumbers(GAPS_CM)),
  }),
);

const stroke = { vxMmS: Whole, vzMmS: Whole, highPm: Whole, sidePm: Whole };
const MoveSchema = named(
  'TargetsMove',
  Type.Union([
    variant('type', 'flick', stroke),
    variant('type', 'golden', stroke),
    variant('type', 'keep', { die: DieId }),
    variant('type', 'targets', { die: DieId, atMs: AtMs }),
    variant('type', 'double', { back: DieId, other: DieId, atMs: AtMs }),
    variant('type', 'pasVu', { die: DieId, atMs: AtMs }),
    variant('type', 'pass', {}),
    variant('type', 'begin', { atMs: AtMs }),
    variant('type', 'remove', { disc: DiscId }),
    variant('type', 'swap', { die: DieId, level: Level }),
  ]),
);

const point = { xUm: Whole, zUm: Whole };
const Pose = named(
  'TargetsPose',
  closed({
    ...point,
    yUm: Whole,
    q: Type.Tuple([Whole, Whole, Whole, Whole], { description: 'quaternion x, y, z, w in millionths' }),
  }),
);
const Die = closed({
  die: DieId,
  holder: Seat,
  spot: oneOf(['tower', 'table', 'out']),
  pose: Type.Optional(Pose),
  face: Type.Optional(Face),
  isFlat: Type.Boolean(),
});
const Fallen = closed({ die: DieId, pose: Pose, face: Type.Optional(Face), isFlat: Type.Boolean() });
const GoldenDie = closed({ die: DieId, pose: Pose, face: Type.Optional(Face), isOnDisc: Type.Boolean() });
const Phase = named(
  'TargetsPhase',
  Type.Union([
    variant('name', 'start', {}),
    variant('name', 'swap', { chosen: Type.Array(closed({ seat: Seat, die: DieId, level: Level })) }),
    variant('name', 'flick', { from: Seat }),
    variant('name', 'keep', { seat: Seat, dice: DiceIds }),
    variant('name', 'remove', { seat: Seat }),
    variant('name', 'golden', {
      attempt: Count,
      seats: Seats,
      results: Type.Array(closed({ seat: Seat, dice: Type.Array(GoldenDie) })),
    }),
    variant('name', 'over', { by: oneOf(ENDINGS), winners: Seats }),
  ]),
);
const Calls = closed({
  targets: DiceIds,
  fresh: DiceIds,
  used: DiceIds,
  passed: Seats,
  isSteal: Type.Boolean(),
  lastMs: Count,
  fallen: Type.Array(Fallen),
  pushed: DiceIds,
  cancelled: DiceIds,
  silentUntilMs: closed({
    red: Type.Optional(Whole),
    blue: Type.Optional(Whole),
    yellow: Type.Optional(Whole),
    green: Type.Optional(Whole),
  }),
});
const OpenCall = Type.Union([
  variant('call', 'targets', { seat: Seat, die: DieId, disc: DiscId }),
  variant('call', 'double', { seat: Seat, dice: Type.Tuple([DieId, DieId]), face: Face }),
]);

const ViewSchema = named(
  'TargetsView',
  closed({
    viewer: oneOf([...SEATS, 'spectator']),
    toAct: Seats,
    open: Type.Array(OpenCall),
    options: OptionsSchema,
    draws: Count,
    round: Count,
    set: Count,
    flicks: Count,
    first: Seat,
    phase: Phase,
    pucks: Type.Array(closed({ ...point, seat: Seat })),
    dice: Type.Array(Die),
    stacks: bySeat(DiceIds),
    towers: bySeat(DiceIds),
    middle: Type.Array(closed({ ...point, disc: DiscId })),
    aside: DiscIds,
    stored: bySeat(DiscIds),
    won: bySeat(DiscIds),
    removed: DiscIds,
    targetsWon: Count,
    calls: Calls,
  }),
);

const common = {
  rule: oneOf(Object.values(RULE_SECTIONS).flat() as RuleId[]),
  reveals: Type.Boolean({ description: 'chance or a flick had its say' }),
};
const Totals = Type.Array(closed({ seat: Seat, total: Whole }));
const EventSchema = named(
  'TargetsEvent',
  Type.Union([
    variant('type', 'swapped', { ...common, seat: Seat, gave: DieId, got: DieId, level: Level }),
    variant('type', 'missed', { ...common, seat: Seat, die: DieId }),
    variant('type', 'flicked', {
      ...common,
      seat: Seat,
      die: DieId,
      face: Type.Optional(Face),
      disc: Type.Optional(DiscId),
    }),
    variant('type', 'fault', { ...common, seat: Seat, die: DieId, fault: oneOf(Object.keys(FAULTS) as Fault[]) }),
    variant('type', 'kept', { ...common, seat: Seat, die: DieId }),
    variant('type', 'disarmed', { ...common, seat: Seat, by: Seat, out: Type.Optional(DieId), back: DiceIds }),
    variant('type', 'stole', { ...common, seat: Seat, from: Seat, discs: DiscIds }),
    variant('type', 'targets', {
      ...common,
      seat: Seat,
      die: DieId,
      disc: DiscId,
      home: DiceIds,
      forYou: Type.Boolean(),
    }),
    variant('type', 'doubled', { ...common, seat: Seat, back: DieId, other: DieId, face: Face }),
    variant('type', 'cancelled', { ...common, seat: Seat, of: Seat, die: DieId }),
    variant('type', 'miscalled', { ...common, seat: Seat, untilMs: Whole }),
    variant('type', 'began', { ...common, seat: Seat }),
    variant('type', 'passed', { ...common, seat: Seat }),
    variant('type', 'roundEnded', { ...common, round: Count }),
    variant('type', 'validated', { ...common, seat: Seat, discs: DiscIds }),
    variant('type', 'awarded', { ...common, disc: DiscId, seat: Type.Optional(Seat), totals: Totals }),
    variant('type', 'removed', { ...common, seat: Seat, disc: DiscId }),
    variant('type', 'roundStarted', { ...common, round: Count, set: Count, first: Seat, discs: DiscIds }),
    variant('type', 'goldenStarted', { ...common, attempt: Count, seats: Seats }),
    variant('type', 'goldenFlicked', { ...common, seat: Seat }),
    variant('type', 'goldenJudged', { ...common, onDisc: Totals, onTable: Totals, winners: Seats }),
    variant('type', 'gameOver', { ...common, by: oneOf(ENDINGS), winners: Seats }),
  ]),
);

const ScoreSchema = named(
  'TargetsScore',
  closed({
    seats: Type.Array(closed({ seat: Seat, won: Count, stored: Count, total: Count })),
    winners: Seats,
    decidedBy: Type.Optional(oneOf(ENDINGS)),
  }),
);

export const targetsWire = {
  options: OptionsSchema,
  move: MoveSchema,
  view: ViewSchema,
  event: EventSchema,
  score: ScoreSchema,
};

/** The types of the engine and these schemas say the same, or this does not compile. */
export type Checked = MustHold<SameType<Unlike<Targets, typeof targetsWire>, never>>;
