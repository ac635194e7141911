import type { Symbol } from '@caravanserai/targi/cards';
import type { ReactNode } from 'react';
import { BorderDrawing } from '../art/border.tsx';
import { type Item, ItemDrawing } from '../art/goods.tsx';
import { PAINT } from '../../../app/art/paint.ts';
import { SymbolDrawing } from '../art/symbols.tsx';
import { SYMBOL_GROUND } from '../grounds.ts';
import { MINI_SIZE, MiniBoard } from './MiniBoard.tsx';

export const PICTURE_BOX = [288, 204] as const;
const [WIDTH, HEIGHT] = PICTURE_BOX;

interface LaidProps {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly children: ReactNode;
}

function Laid({ x, y, size, children }: LaidProps) {
  return (
    <svg viewBox="0 0 64 64" x={x} y={y} width={size} height={size}>
      {children}
    </svg>
  );
}

function Board({ children }: { readonly children: ReactNode }) {
  return (
    <svg
      viewBox={`0 0 ${MINI_SIZE} ${MINI_SIZE}`}
      x={(WIDTH - MINI_SIZE) / 2}
      y={(HEIGHT - MINI_SIZE) / 2}
      width={MINI_SIZE}
      height={MINI_SIZE}
    >
      {children}
    </svg>
  );
}

/** A tribe card that shows nothing but its symbol. */
function TribeCard({ x, y, symbol }: { readonly x: number; readonly y: number; readonly symbol: Symbol | undefined }) {
  if (symbol === undefined) {
    return (
      <rect
        x={x}
        y={y}
        width={46}
        height={50}
        rx={6}
        stroke={PAINT.stoneShade}
        strokeDasharray="5 5"
        fill={PAINT.bone}
        fillOpacity={0.35}
      />
    );
  }
  return (
    <>
      <rect x={x} y={y} width={46} height={50} rx={6} fill={SYMBOL_GROUND[symbol].paper} />
      <Laid x={x + 5} y={y + 7} size={36}>
        <SymbolDrawing symbol={symbol} />
      </Laid>
    </>
  );
}

const SAME: Symbol = 'well';
const ROWS: readonly (readonly (Symbol | undefined)[])[] = [
  [SAME, SAME, SAME, SAME],
  ['tent', 'oasis', undefined, undefined],
  ['camelRider', undefined, undefined, undefined],
];
const VARIED: readonly Symbol[] = ['oasis', 'targia', 'camelRider', 'tent'];
const GOODS: readonly Item[] = ['dates', 'salt', 'pepper'];

export const PICTURES = {
  send: (
    <Board>
      <MiniBoard
        targis={[
          ['blue', 2],
          ['white', 5],
          ['blue', 13],
          ['white', 9],
        ]}
      />
    </Board>
  ),
  cross: (
    <Board>
      <MiniBoard
        lines
        targis={[
          ['blue', 2],
          ['blue', 14],
        ]}
        markers={[['blue', { column: 2, row: 2 }]]}
      />
    </Board>
  ),
  take: (
    <>
      {GOODS.map((item, index) => (
        <Laid key={item} x={22} y={12 + index * 60} size={58}>
          <ItemDrawing item={item} />
        </Laid>
      ))}
      <Laid x={98} y={58} size={88}>
        <BorderDrawing action={{ kind: 'trader' }} />
      </Laid>
      <path d="M84 102h10m86 0h14" strokeWidth={5} stroke={PAINT.clay} />
      <path d="m188 94 10 8-10 8" strokeWidth={5} stroke={PAINT.clay} />
      <Laid x={206} y={68} size={66}>
        <ItemDrawing item="gold" />
      </Laid>
    </>
  ),
  tribe: ROWS.map((row, y) =>
    row.map((symbol, x) => <TribeCard key={`${x}.${y}`} x={38 + x * 56} y={16 + y * 60} symbol={symbol} />),
  ),
  robber: (
    <Board>
      <MiniBoard
        targis={[
          ['blue', 6],
          ['white', 10],
        ]}
        closed={1}
        robber={3}
      />
    </Board>
  ),
  count: (
    <>
      {VARIED.map((symbol, x) => (
        <TribeCard key={symbol} x={38 + x * 56} y={96} symbol={symbol} />
      ))}
      <path d="M38 160h214" strokeWidth={5} stroke={PAINT.gold} />
      {[0, 1, 2].map((index) => (
        <Laid key={index} x={62 + index * 58} y={20 + (index % 2) * 8} size={50}>
          <ItemDrawing item="vp" />
        </Laid>
      ))}
    </>
  ),
} as const satisfies Record<string, ReactNode>;
export type Step = keyof typeof PICTURES;
export const STEPS = Object.keys(PICTURES) as readonly Step[];
