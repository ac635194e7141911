import { type Seat, SEATS, type View } from '@caravanserai/targi';
import { sayPhase, type AnyT } from '@caravanserai/texts';
import { BOARD_WIDTH, drawBoard, type Faces } from './board.ts';
import { CELL_WIDTH, NARROW_CELL_WIDTH } from './cells.ts';
import { fit, type Ink, type Line, paint, span } from '../../draw/ink.ts';
import { playerBlock, playerLine, type PlayersInfo } from './players.ts';

export interface Page {
  readonly t: AnyT;
  readonly ink: Ink;
  readonly size: { readonly columns: number; readonly rows: number };
  readonly view: View;
  readonly points: Readonly<Record<Seat, number>>;
  readonly faces?: Faces;
}

const PANEL_GAP = 3;
const PANEL_LEAST = 34;
const HIGH = 38; // rows needed for three lines per cell and a menu
const BLOCK_WIDTH = 38;

/** The whole table, as large as possible with room for the menu below. */
export function drawPage({ t, ink, size, view, points, faces }: Page): string {
  const isNarrow = size.columns < BOARD_WIDTH;
  const cellWidth = isNarrow ? NARROW_CELL_WIDTH : CELL_WIDTH;
  // A narrow cell of one line cannot hold both price and effect.
  const board = drawBoard(t, view, { height: isNarrow || size.rows >= HIGH ? 3 : 2, cellWidth }, faces);
  const info: PlayersInfo = { t, view, points };
  const panelWidth = size.columns - BOARD_WIDTH - PANEL_GAP;
  const lines =
    panelWidth >= PANEL_LEAST
      ? beside(board, panel(info, Math.min(panelWidth, 60)))
      : isNarrow
        ? [...board, ...SEATS.flatMap((seat) => playerBlock(info, seat, size.columns))]
        : [...board, ...(size.rows >= HIGH ? blocks(info) : SEATS.map((seat) => playerLine(info, seat)))];
  return [...status(t, view, size.columns), ...lines].map((line) => `${paint(ink, line).trimEnd()}\n`).join('');
}

function status(t: AnyT, view: View, columns: number): Line[] {
  const { goods, tribe, pending, round, first } = view;
  const parts = [
    t('terminal.board.round', { round }),
    t('terminal.board.first', { seat: t(`targi.seat.${first}`) }),
    sayPhase(t, pending.phase),
    t('terminal.board.decks', { goods: goods.left, tribe: tribe.left }),
  ];
  const half = parts.length / 2;
  const whole = parts.join(' · ');
  const lines = whole.length <= columns ? [whole] : [parts.slice(0, half).join(' · '), parts.slice(half).join(' · ')];
  return lines.map((line) => [span(line, 'strong')]);
}

function panel(info: PlayersInfo, width: number): Line[] {
  return SEATS.flatMap((seat) => [[], ...playerBlock(info, seat, width)]);
}

function beside(left: readonly Line[], right: readonly Line[]): Line[] {
  return left.map((line, i) => {
    const more = right[i] ?? [];
    return [...fit(line, BOARD_WIDTH), span(' '.repeat(PANEL_GAP)), ...more];
  });
}

function blocks(info: PlayersInfo): Line[] {
  const white = playerBlock(info, 'white', BLOCK_WIDTH);
  return playerBlock(info, 'blue', BLOCK_WIDTH).map((line, i) => [...fit(line, BLOCK_WIDTH), ...(white[i] ?? [])]);
}
