import { at } from '@caravanserai/contract';
import type { DieId, DiscColour, DiscId, Seat } from '@caravanserai/targets';
import { targetsSeat } from '@caravanserai/texts/page';
import type { Shown } from '../show/director.ts';
import type { TargetsT } from '../../useT.ts';
import { bearingOf } from './bearings.ts';

export const NEAR_MM = 130; // between the centres of a die and a disc
const ASIDE_DEGREES = 4;

/** «Red 4 near jade»: the visible properties of a die. The three dice of a seat look alike. */
function sayDie(t: TargetsT, shown: Shown, die: DieId): string {
  const colour = targetsSeat(t, die.slice(0, -1) as Seat);
  const lying = shown.lying.find((each) => each.die === die);
  if (lying?.face === undefined) return t('targets.show.choice.leans', { colour });
  const name = t('targets.show.choice.die', { colour, face: lying.face });
  return lying.near && lying.near.mm <= NEAR_MM
    ? t('targets.show.choice.near', { die: name, disc: sayDisc(t, shown, lying.near.disc) })
    : t('targets.show.choice.far', { die: name });
}

/** Unique names for several dice. */
export function sayDice(t: TargetsT, shown: Shown, dice: readonly DieId[]): readonly string[] {
  const names = dice.map((die) => sayDie(t, shown, die));
  return dice.map((die, i) => {
    const name = at(names, i);
    const alike = dice.filter((_, j) => names[j] === name);
    return alike.length > 1 ? t(`targets.show.choice.${sideOf(shown, die, alike)}`, { disc: name }) : name;
  });
}

/** Position among similar dice, as seen from one's own tower. */
function sideOf({ picture, own }: Shown, die: DieId, alike: readonly DieId[]): 'left' | 'right' | 'front' | 'back' {
  const puck = picture.pucks.find(({ seat }) => seat === own);
  const seen = (each: DieId) => {
    const pose = picture.dice.find((placed) => placed.die === each)?.pose;
    return puck && pose ? bearingOf(puck, pose) : { degrees: 0, mm: 0 };
  };
  const it = seen(die);
  const others = alike.filter((each) => each !== die).map(seen);
  if (others.every(({ degrees }) => degrees > it.degrees)) return 'left';
  if (others.every(({ degrees }) => degrees < it.degrees)) return 'right';
  return others.every(({ mm }) => mm > it.mm) ? 'front' : 'back';
}

/** Its colour; among several of one colour, also its position as seen from one's own tower. */
export function sayDisc(t: TargetsT, { picture, own }: Shown, disc: DiscId): string {
  const colour = colourOf(disc);
  const name = t(`targets.disc.${colour}`, { number: '' }).trim();
  const alike = picture.discs.filter((each) => colourOf(each.disc) === colour);
  const puck = picture.pucks.find(({ seat }) => seat === own);
  const it = alike.find((each) => each.disc === disc);
  if (alike.length < 2 || !puck || !it) return name;
  const { degrees, mm } = bearingOf(puck, it);
  if (degrees < -ASIDE_DEGREES) return t('targets.show.choice.left', { disc: name });
  if (degrees > ASIDE_DEGREES) return t('targets.show.choice.right', { disc: name });
  const isBehind = alike.some((other) => bearingOf(puck, other).mm < mm);
  return t(`targets.show.choice.${isBehind ? 'back' : 'front'}`, { disc: name });
}

function colourOf(disc: DiscId): DiscColour {
  return disc.slice(0, -1) as DiscColour;
}
