import type { Seat } from '@caravanserai/targets';
import { Die, type DieColour } from '../../../app/art/iso.tsx';

const COLOURS = { red: 'clay', blue: 'indigo', yellow: 'clay', green: 'indigo' } as const satisfies Record<
  Seat,
  DieColour
>;

/** Small die in a seat's colour, for lists of games. */
export function SeatDie({ seat }: { readonly seat: Seat }) {
  return <Die x={32} y={45} colour={COLOURS[seat]} faces={[5, 3, 1]} size={0.58} />;
}
