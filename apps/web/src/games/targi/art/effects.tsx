import { EFFECT_TIMING, type Effect, type Symbol } from '@caravanserai/targi/cards';
import { imagesOf } from '../../../app/art/images.ts';
import { type Item, ItemDrawing } from './goods.tsx';
import { PAINT } from '../../../app/art/paint.ts';
import { SYMBOL_GROUND } from '../grounds.ts';
import { Robber, TargiPiece } from './pieces.tsx';
import { SymbolDrawing } from './symbols.tsx';

/** Width and height of a sign, in its own units. */
export const SIGN_BOX = [64, 40] as const;

/** Shape and colour both show the timing of the effect: a pennant, a band, a spark. */
const GROUNDS = {
  endgame: { d: 'M2 3h60l-8 17 8 17H2z', fill: PAINT.clay },
  permanent: { d: 'M12 3h40a17 17 0 0 1 0 34H12a17 17 0 0 1 0-34z', fill: PAINT.indigo },
  once: { d: 'M14 3h36l12 17-12 17H14L2 20z', fill: PAINT.palmShade },
} as const;

type Inlay = Item | Symbol | 'robber' | 'targi';

/** Drawings for a 64-unit box, scaled down to fit the sign. */
const inlayImage = imagesOf(
  (inlay: Inlay) => {
    if (inlay === 'robber') return <Robber />;
    if (inlay === 'targi') return <TargiPiece seat="white" />;
    return isSymbol(inlay) ? <SymbolDrawing symbol={inlay} /> : <ItemDrawing item={inlay} />;
  },
  { strokeWidth: 3 },
);

function isSymbol(inlay: Item | Symbol): inlay is Symbol {
  return inlay in SYMBOL_GROUND;
}

interface AtProps {
  readonly x: number;
  readonly y?: number;
  readonly size?: number;
  readonly inlay: Inlay;
}

function At({ x, y = 8, size = 24, inlay }: AtProps) {
  return <image href={inlayImage(inlay)} x={x} y={y} width={size} height={size} />;
}

function Figure({ x, children }: { readonly x: number; readonly children: string }) {
  return (
    <text
      x={x}
      y={28}
      textAnchor="middle"
      fill={PAINT.bone}
      stroke="none"
      fontFamily="var(--text)"
      fontSize={23}
      fontWeight={750}
    >
      {children}
    </text>
  );
}

function With({ item, figure }: { readonly item: Item; readonly figure: string }) {
  return (
    <>
      <Figure x={21}>{figure}</Figure>
      <At x={32} inlay={item} />
    </>
  );
}

function Card({ x, fill = PAINT.bone }: { readonly x: number; readonly fill?: string }) {
  return <rect x={x} y={11} width={9} height={18} rx={2} fill={fill} strokeWidth={1.6} />;
}

function Arrow({ d }: { readonly d: string }) {
  return <path d={d} stroke={PAINT.bone} strokeWidth={3.4} />;
}

function Pictogram({ effect }: { readonly effect: Effect }) {
  switch (effect.kind) {
    case 'scorePerTwo':
      return (
        <>
          <Figure x={18}>2</Figure>
          <At x={26} y={7} size={26} inlay={effect.symbol} />
        </>
      );
    case 'scoreIfMoreCards':
      return (
        <>
          <Card x={9} />
          <Card x={16} />
          <Card x={23} />
          <Arrow d="m37 14 6 6-6 6" />
          <Card x={46} fill={PAINT.sandShade} />
        </>
      );
    case 'scoreIfFourth':
      return (
        <>
          {[8, 19, 30].map((x) => (
            <Card key={x} x={x} fill={PAINT.clayShade} />
          ))}
          <Card x={41} fill={PAINT.goldLight} />
        </>
      );
    case 'scoreVariedRows':
      return (
        <>
          {[PAINT.waterLight, PAINT.goldLight, '#b5d08f', '#e3c4dc'].map((fill, index) => (
            <Card key={fill} x={8 + index * 11} fill={fill} />
          ))}
        </>
      );
    case 'scoreIfCards':
      return (
        <>
          <Figure x={23}>{String(effect.atLeast)}</Figure>
          <Card x={40} />
        </>
      );
    case 'discount':
      return (
        <>
          <At x={9} y={7} size={26} inlay={effect.symbol} />
          <Figure x={46}>−1</Figure>
        </>
      );
    case 'nobleDiscount':
      return (
        <>
          <path
            d="M12 31c0-6 3-9 5-9h8c2 0 5 3 5 9zM13 15c0-5 4-8 8-8s8 3 8 8-3 9-8 9-8-4-8-9z"
            fill={PAINT.indigoLight}
            strokeWidth={1.6}
          />
          <path d="M15 13h12v4H15z" fill={PAINT.skin} strokeWidth={1.4} />
          <Figure x={46}>−1</Figure>
        </>
      );
    case 'layFromHand':
      return (
        <>
          <Card x={16} />
          <Arrow d="M33 20h13M41 14l6 6-6 6" />
        </>
      );
    case 'placeOnRobber':
      return <At x={17} y={5} size={30} inlay="robber" />;
    case 'traderOneForOne':
      return <Figure x={32}>1 : 1</Figure>;
    case 'raidShield':
      return (
        <path
          d="M32 6c4 3 9 4 13 4 0 12-4 20-13 24-9-4-13-12-13-24 4 0 9-1 13-4z"
          fill={PAINT.silver}
          strokeWidth={1.8}
        />
      );
    case 'raidVp':
      return <With item="vp" figure="+1" />;
    case 'goodsBonus':
      return <With item={effect.good} figure="+1" />;
    case 'dryRoundGood':
      return (
        <>
          <Figure x={15}>0</Figure>
          <Arrow d="m24 15 5 5-5 5" />
          <At x={33} y={7} size={25} inlay="goodOfChoice" />
        </>
      );
    case 'gainPerTwo':
      return (
        <>
          {[10, 21].map((x) => (
            <Card key={x} x={x} fill={effect.of === 'laid' ? PAINT.bone : 'none'} />
          ))}
          {effect.of === 'free' && (
            <path d="M10 11h9v18h-9zM21 11h9v18h-9z" stroke={PAINT.bone} strokeDasharray="3 3.4" strokeWidth={2} />
          )}
          <At x={34} y={8} size={23} inlay="goodOfChoice" />
        </>
      );
    case 'gainChoice':
      return <With item="goodOfChoice" figure={String(effect.goods)} />;
    case 'storeGold':
      return <With item="gold" figure="+1" />;
    case 'rearrange':
      return <Arrow d="M17 15h27l-6-6M47 26H20l6 6" />;
    case 'fewerTargis':
      return (
        <>
          <At x={11} y={7} size={26} inlay="targi" />
          <Figure x={47}>−1</Figure>
        </>
      );
  }
}

/** A tribe card's effect as a small sign without text. */
export function EffectSign({ effect }: { readonly effect: Effect }) {
  const { d, fill } = GROUNDS[EFFECT_TIMING[effect.kind]];
  return (
    <>
      <path d={d} fill={fill} strokeWidth={2.4} />
      <Pictogram effect={effect} />
    </>
  );
}
