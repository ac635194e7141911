import { ENDINGS, FAULTS, type Fault, RULE_SECTIONS, type RuleId } from '@caravanserai/targets';
import { Type } from 'typebox';
import { closed, named, oneOf, says, variant } from './schema.ts';
import {
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
  stroke,
  Whole,
} from './targetsParts.ts';

const common = {
  rule: says('the rule that applied', oneOf(Object.values(RULE_SECTIONS).flat() as RuleId[])),
  reveals: Type.Boolean({ description: 'whether chance or a flick decided' }),
};
const by = says('the player who acted', Seat);
const Totals = Type.Array(closed({ seat: says('the player', Seat), total: says('the sum of the faces', Whole) }), {
  description: 'the totals of the players',
});
const seatDie = { ...common, seat: by, die };
export const EventSchema = named(
  'TargetsEvent',
  Type.Union([
    says(
      'partners swapped dice',
      variant('type', 'swapped', {
        ...common,
        seat: by,
        gave: says('the die given', DieId),
        got: says('the die received', DieId),
        level: Level,
      }),
    ),
    says('a Targets was lost because no player called it', variant('type', 'missed', { ...seatDie, seat })),
    says(
      'a die was flicked and has come to rest',
      variant('type', 'flicked', {
        ...seatDie,
        face: Type.Optional(face),
        disc: Type.Optional(says('the disc on which it lies', DiscId)),
      }),
    ),
    says(
      'a die is a fault and out for the round',
      variant('type', 'fault', {
        ...seatDie,
        seat,
        fault: says('the kind of fault', oneOf(Object.keys(FAULTS) as Fault[])),
      }),
    ),
    says('a player chose which of several fallen dice stays', variant('type', 'kept', seatDie)),
    says(
      'a flick knocked dice off a tower',
      variant('type', 'disarmed', {
        ...common,
        seat: says('the owner of the tower', Seat),
        by,
        out: Type.Optional(says('the die that is out; absent if another tower has already lost one (T26)', DieId)),
        back: says('the dice that return to the tower', DiceIds),
      }),
    ),
    says(
      'stored discs were stolen',
      variant('type', 'stole', {
        ...common,
        seat: by,
        from: says('their former owner', Seat),
        discs: says('the stolen discs', DiscIds),
      }),
    ),
    says(
      '«Targets!» won a disc',
      variant('type', 'targets', {
        ...seatDie,
        disc,
        home: says('all dice that lay on the disc; they are out for the round', DiceIds),
        forYou: Type.Boolean({ description: 'whether the table made the call (TT-30)' }),
      }),
    ),
    says(
      '«Double!» returned a die to its tower',
      variant('type', 'doubled', {
        ...common,
        seat: by,
        back: says('the die that returned to the tower', DieId),
        other: says('the die that stays on the table', DieId),
        face: says('the face of both dice', Face),
      }),
    ),
    says(
      'an open Targets was cancelled',
      variant('type', 'cancelled', { ...seatDie, of: says('the owner of the die', Seat) }),
    ),
    says(
      'an invalid call',
      variant('type', 'miscalled', {
        ...common,
        seat: by,
        untilMs: says('`atMs` from which the seat may call again', Whole),
      }),
    ),
    says('a player called first and flicks first', variant('type', 'began', { ...common, seat: by })),
    says('a player passed', variant('type', 'passed', { ...common, seat: by })),
    says('the round ended', variant('type', 'roundEnded', { ...common, round: says('the number, from 1', Count) })),
    says(
      'stored discs were secured',
      variant('type', 'validated', { ...common, seat, discs: says('the discs', DiscIds) }),
    ),
    says(
      'a disc of the middle went to the highest total on it',
      variant('type', 'awarded', {
        ...common,
        disc,
        seat: Type.Optional(says('the winner of the disc; absent if nobody got it', Seat)),
        totals: Totals,
      }),
    ),
    says('a disc was removed', variant('type', 'removed', { ...common, seat: by, disc })),
    says(
      'a round began',
      variant('type', 'roundStarted', {
        ...common,
        round: says('the number, from 1', Count),
        set: says('the set of the variant 3 × 3; otherwise 1', Count),
        first: says('the player who flicks first', Seat),
        discs: says('the discs in the middle; empty in the Money time (TT-36)', DiscIds),
      }),
    ),
    says(
      'Golden Targets began',
      variant('type', 'goldenStarted', {
        ...common,
        attempt: says('the number, from 1', Count),
        seats: says('the tied players', Seats),
      }),
    ),
    says('a player flicked the tower', variant('type', 'goldenFlicked', { ...common, seat: by })),
    says(
      'Golden Targets was scored',
      variant('type', 'goldenJudged', {
        ...common,
        onDisc: says('the totals on the disc', Totals),
        onTable: says('the totals on the whole table', Totals),
        winners: says('the winners; if empty, Golden Targets is repeated', Seats),
        strokes: Type.Optional(
          Type.Array(closed({ seat: says('the player', Seat), ...stroke }), {
            description: 'how everybody flicked; since rules version 4',
          }),
        ),
      }),
    ),
    says(
      'the game ended',
      variant('type', 'gameOver', {
        ...common,
        by: says('the cause of the end', oneOf(ENDINGS)),
        winners: says('the winner, or two partners', Seats),
      }),
    ),
  ]),
);
