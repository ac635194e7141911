import { type Event, makeMove, type Step } from '@caravanserai/targi';
import { sayEvent, type AnyT } from '@caravanserai/texts';

const NUMBER_WIDTH = 4;
const SEAT_WIDTH = 6;
const WORD_WIDTH = 10;

/** One move: its number, player and notation, followed by its events, one per line. */
export function drawStep(t: AnyT, { seat, move }: Step, n: number, events: readonly Event[]): string {
  const word = makeMove(move);
  const head = `${`${n}`.padStart(NUMBER_WIDTH)}  ${t(`targi.seat.${seat}`).padEnd(SEAT_WIDTH)} ${word.padEnd(WORD_WIDTH)} `;
  const indent = ' '.repeat(NUMBER_WIDTH + 2 + SEAT_WIDTH + 1 + WORD_WIDTH + 1);
  return events.map((event, i) => `${i === 0 ? head : indent}${sayEvent(t, event)}\n`).join('');
}
