import { seatOf, type State } from '@caravanserai/targets';
import { inkFor, paint } from '../../draw/ink.ts';
import { drawTable } from '../drawTable.ts';
import { lettersOf } from '../flick.ts';
import type { Picture } from '../picture.ts';
import { sayDiscs } from '../replay.ts';
import { discKey } from './menu.ts';
import type { Session } from './table.ts';

const WIDEST = 78;
const FRAME = 2;

/** The table from above, and who has won what. */
export function drawState({ io, t }: Session, s: State): string {
  const columns = Math.min(WIDEST, io.out.size().columns) - FRAME;
  const lines = drawTable(pictureOf(s), columns, lettersOf(t)).map((line) => paint(inkFor(io), line));
  return `\n${[...lines, ...sayDiscs(t, s)].join('\n')}\n`;
}

function pictureOf(s: State): Picture {
  const mm = ({ xUm, zUm }: { readonly xUm: number; readonly zUm: number }) => ({ x: xUm / 1000, z: zUm / 1000 });
  return {
    discs: s.middle.map((disc, i) => ({ ...mm(disc), label: discKey(i) })),
    pucks: s.pucks.map((puck) => ({ ...mm(puck), seat: puck.seat, tower: s.towers[puck.seat] })),
    dice: s.dice.flatMap(({ die, spot, pose, face }) =>
      spot === 'table' && pose ? [{ ...mm(pose), die, seat: seatOf(die), face, corners: [] }] : [],
    ),
    paths: [],
  };
}
