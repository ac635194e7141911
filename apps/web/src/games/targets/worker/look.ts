import { assert } from '@caravanserai/contract';
import {
  type Die,
  type DieFact,
  discCentres,
  type Event,
  footprint,
  isLyingOn,
  type MiddleDisc,
  type PlacedDie,
  type Pose,
  type Seat,
  type State,
  touchesDisc,
} from '@caravanserai/targets';
import type { FlickResult } from '@caravanserai/targets/physics';
import type { Lying, Picture, Shot } from '../client.ts';
import type { RulesAlone } from './rules.ts';

/** The functions of a version of the rules that interpret the table. */
type Reading = Pick<RulesAlone, 'blackUnder' | 'discUnder' | 'sceneOf' | 'seenDie' | 'victimOf'>;

const [GOLDEN_DISC] = discCentres(1);

/** The drawable state of the table. */
export function pictureOf(rules: Reading, s: State): Picture {
  const dice = s.dice.flatMap(({ die }): PlacedDie[] => {
    const { pose } = rules.seenDie(s, die);
    return pose ? [{ die, pose }] : [];
  });
  const { pucks } = s;
  const isGolden = s.phase.name === 'golden' || (s.phase.name === 'over' && s.phase.by === 'golden');
  return { pucks, dice, discs: s.middle, stored: s.stored, ...(isGolden ? { star: GOLDEN_DISC } : {}) };
}

export function lyingOf(rules: Reading, s: State, events: readonly Event[] = []): readonly Lying[] {
  return s.dice.flatMap(({ die: id }): Lying[] => {
    const die = rules.seenDie(s, id);
    const { pose, spot } = die;
    if (spot !== 'table' || !pose) return [];
    const fault = events.find((event) => event.type === 'fault' && event.die === die.die);
    return [
      {
        die: die.die,
        holder: die.holder,
        corners: footprint(pose),
        face: die.face,
        isFlat: die.isFlat,
        disc: rules.discUnder(s, die),
        over: s.middle.find((one) => !isLyingOn(die, one) && touchesDisc(footprint(pose), one))?.disc,
        black: rules.blackUnder(s, die)?.disc,
        victim: rules.victimOf(s, die),
        near: nearestOf(s.middle, pose),
        fault: fault?.type === 'fault' ? fault.fault : undefined,
      },
    ];
  });
}

function nearestOf(middle: readonly MiddleDisc[], { xUm, zUm }: Pose): Lying['near'] {
  const distances = middle.map(({ disc, xUm: x, zUm: z }) => ({
    disc,
    mm: Math.round(Math.sqrt((x - xUm) * (x - xUm) + (z - zUm) * (z - zUm)) / 1000),
  }));
  return distances.reduce<Lying['near']>((best, one) => (best && best.mm <= one.mm ? best : one), undefined);
}

interface Flicked {
  readonly seat: Seat;
  readonly n: number; // the version after it
  readonly events: readonly Event[];
}

/** A flick for display: from the table before it to where the dice came to rest. */
export function shotOf(rules: Reading, before: State, { seat, n, events }: Flicked, result: FlickResult): Shot {
  const { trajectory, contacts, dice, facts } = result;
  const picture = { ...pictureOf(rules, before), dice: rules.sceneOf(before).dice }; // dice that fell off a tower have been put back (T27)
  const lead = before.towers[seat].at(-1);
  assert(lead !== undefined, 'a die that was flicked stood on its tower');
  const resting: State = { ...before, dice: before.dice.map((die) => rested(die, dice, facts)) };
  const seenDie: Reading['seenDie'] = (s, id) => s.dice.find(({ die }) => die === id) ?? rules.seenDie(s, id); // as they lie
  return {
    n,
    seat,
    film: { lead, trajectory, contacts },
    before: picture,
    rest: { ...picture, dice },
    lying: lyingOf({ ...rules, seenDie }, resting, events),
  };
}

function rested(die: Die, dice: FlickResult['dice'], facts: readonly DieFact[]): Die {
  const fact = facts.find((each) => each.die === die.die);
  const pose = dice.find((each) => each.die === die.die)?.pose;
  if (!fact || !pose) return die;
  const spot = fact.where === 'tower' ? 'tower' : 'table';
  return { ...die, pose, spot, face: fact.face, isFlat: fact.isFlat };
}
