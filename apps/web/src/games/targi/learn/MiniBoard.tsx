import { BORDER_CARDS, type Seat } from '@caravanserai/targi/cards';
import type { ReactNode } from 'react';
import { GoodsBack, TribeBack } from '../art/backs.tsx';
import { BorderDrawing } from '../art/border.tsx';
import { PAINT } from '../../../app/art/paint.ts';
import { Robber, TargiPiece, TribeMarker } from '../art/pieces.tsx';
import { borderPlace, EDGE, isCornerPlace, type Place } from '../places.ts';

const CELL = 30;
const GAP = 4;
const STEP = CELL + GAP;
export const MINI_SIZE = 5 * STEP + GAP + 12;

const CENTRE: readonly Place[] = Array.from({ length: 9 }, (_, index) => ({
  column: 1 + (index % 3),
  row: 1 + Math.floor(index / 3),
}));

function corner({ column, row }: Place): { readonly x: number; readonly y: number } {
  return { x: 6 + GAP + column * STEP, y: 6 + GAP + row * STEP };
}

interface OnPlaceProps {
  readonly place: Place;
  readonly children: ReactNode;
  readonly grow?: number; // beyond the edges of the card
}

function OnPlace({ place, children, grow = 0 }: OnPlaceProps) {
  const { x, y } = corner(place);
  const size = CELL + 2 * grow;
  return (
    <svg viewBox="0 0 64 66" x={x - grow} y={y - grow} width={size} height={size}>
      {children}
    </svg>
  );
}

function Paper({ place, fill }: { readonly place: Place; readonly fill: string }) {
  return <rect {...corner(place)} width={CELL} height={CELL} rx={4} fill={fill} strokeWidth={1.4} />;
}

function BorderCard({ number, action }: (typeof BORDER_CARDS)[number]) {
  const place = borderPlace(number);
  return (
    <>
      <Paper place={place} fill={isCornerPlace(place) ? '#e3ab97' : '#f4dfb8'} />
      <OnPlace place={place} grow={-5}>
        <BorderDrawing action={action} />
      </OnPlace>
    </>
  );
}

function CentreCard({ place }: { readonly place: Place }) {
  const isGoods = (place.column + place.row) % 2 === 0;
  return (
    <>
      <Paper place={place} fill={isGoods ? '#fbf1da' : '#cfd3f2'} />
      <OnPlace place={place} grow={-6}>
        {isGoods ? <GoodsBack /> : <TribeBack />}
      </OnPlace>
    </>
  );
}

/** From a border card straight across to the other side. */
function Line({ from }: { readonly from: number }) {
  const place = borderPlace(from);
  const { x, y } = corner(place);
  const [middleX, middleY] = [x + CELL / 2, y + CELL / 2];
  const length = EDGE * STEP;
  const isDown = place.row % EDGE === 0;
  const sign = (isDown ? place.row : place.column) === 0 ? 1 : -1;
  return <Dots d={isDown ? `M${middleX} ${middleY}v${sign * length}` : `M${middleX} ${middleY}h${sign * length}`} />;
}

/** Seen on paper and on the carpet. */
function Dots({ d }: { readonly d: string }) {
  return (
    <>
      <path d={d} strokeWidth={6.5} strokeDasharray=".1 8.500" />
      <path d={d} stroke={PAINT.goldLight} strokeWidth={4} strokeDasharray=".1 8.500" />
    </>
  );
}

interface MiniBoardProps {
  readonly targis: readonly (readonly [Seat, number])[];
  readonly lines?: boolean;
  readonly markers?: readonly (readonly [Seat, Place])[];
  readonly robber?: number;
  readonly closed?: number; // where the robber was a round ago
}

/** The square, small: only what a picture wants to show. */
export function MiniBoard({ targis, lines = false, markers, robber, closed }: MiniBoardProps) {
  return (
    <>
      <rect x={1} y={1} width={MINI_SIZE - 2} height={MINI_SIZE - 2} rx={5} fill="#8c2f36" />
      <rect x={5} y={5} width={MINI_SIZE - 10} height={MINI_SIZE - 10} rx={3} fill="#3a2a63" strokeWidth={1.4} />
      {BORDER_CARDS.map((card) => (
        <BorderCard key={card.number} {...card} />
      ))}
      {CENTRE.map((place) => (
        <CentreCard key={`${place.column}.${place.row}`} place={place} />
      ))}
      {lines && targis.map(([, at]) => <Line key={at} from={at} />)}
      {markers?.map(([seat, place]) => (
        <OnPlace key={`${place.column}.${place.row}`} place={place} grow={1}>
          <TribeMarker seat={seat} />
        </OnPlace>
      ))}
      {closed !== undefined && robber !== undefined && <Walk from={closed} to={robber} />}
      {targis.map(([seat, at]) => (
        <OnPlace key={at} place={borderPlace(at)} grow={3}>
          <TargiPiece seat={seat} />
        </OnPlace>
      ))}
      {robber !== undefined && (
        <OnPlace place={borderPlace(robber)} grow={3}>
          <Robber />
        </OnPlace>
      )}
    </>
  );
}

function Walk({ from, to }: { readonly from: number; readonly to: number }) {
  const start = corner(borderPlace(from));
  const end = corner(borderPlace(to));
  return <Dots d={`M${start.x + CELL / 2} ${start.y + CELL / 2}L${end.x + CELL / 2} ${end.y + CELL / 2}`} />;
}
