import { DICE, DISCS, FACES, LATEST_CALL_MS, LEVELS, SEATS } from '@caravanserai/targets';
import { type TSchema, Type } from 'typebox';
import { closed, named, oneOf, oneOfNumbers, says } from './schema.ts';

export const Seat = says('a seat', oneOf(SEATS));
export const seat = says('the owner', Seat);
export const Seats = Type.Array(Seat);
export const DieId = named(
  'TargetsDieId',
  says('a die: its colour and number; its current owner is `holder` in `dice`', oneOf(DICE)),
);
export const die = says('the die', DieId);
export const DiceIds = Type.Array(DieId);
export const DiscId = named('TargetsDiscId', says('a disc: its colour and number', oneOf(DISCS)));
export const disc = says('the disc', DiscId);
export const DiscIds = Type.Array(DiscId);
export const Face = says('the face on top, 1 to 6', oneOfNumbers(FACES));
export const Level = says('a level of a tower, 1 at the bottom, 3 on top', oneOfNumbers(LEVELS));
export const Count = Type.Integer({ minimum: 0 });
export const Whole = Type.Integer();
export const AtMs = Type.Integer({
  minimum: 0,
  maximum: LATEST_CALL_MS,
  description:
    'ms since the dice came to rest on your screen; 0 is the earliest (the server limits it according to your delay)',
});

export function bySeat<T extends TSchema>(description: string, schema: T) {
  const each = says(description, schema);
  return closed({ red: each, blue: each, yellow: each, green: each });
}

export const face = says('the face on top; absent if the die leans (T7)', Face);

export const stroke = {
  vxMmS: Type.Integer({
    description: 'speed along x in mm/s; the combined speed with `vzMmS` is 1 to 4,000 mm/s, typically 800 to 1,500',
  }),
  vzMmS: Type.Integer({ description: 'speed along z in mm/s' }),
  highPm: Type.Integer({
    description:
      'the height of the hit, from −1000 (bottom of the die) to 1000 (top); 0 is the middle; with 100 to 200 the die rolls',
  }),
  sidePm: Type.Integer({
    description:
      'the lateral position of the hit, from −1000 (left, in the direction of the flick) to 1000 (right); 0 is the middle',
  }),
};
