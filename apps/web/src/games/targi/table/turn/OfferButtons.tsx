import type { Move } from '@caravanserai/targi';
import { SMITH_OFFERS } from '@caravanserai/targi/cards';
import { sayMove } from '@caravanserai/texts/page';
import { type MoveOf, type Purse, purseAfter } from './choices.ts';
import { Icon } from '../../../../app/parts/icons.tsx';
import { PurseLine, type TokenCounts, TokenPictures } from './Tokens.tsx';
import { useT } from '../../useT.ts';

interface OffersProps<Offer extends Move> {
  readonly offers: readonly Offer[];
  readonly onAct: (move: Move) => void;
}

interface ExchangeProps {
  readonly move: Move;
  readonly gives: TokenCounts;
  readonly gets: TokenCounts;
  readonly onAct: (move: Move) => void;
}

/** Given tokens, an arrow, received tokens. */
function Exchange({ move, gives, gets, onAct }: ExchangeProps) {
  const t = useT();
  return (
    <li>
      <button type="button" className="offer" onClick={() => onAct(move)}>
        <span className="unseen">{sayMove(t, move)}</span>
        <TokenPictures tokens={gives} />
        <Icon name="arrow" />
        <TokenPictures tokens={gets} />
      </button>
    </li>
  );
}

export function TradeOffers({ offers, onAct }: OffersProps<MoveOf<'trade'>>) {
  return (
    <ul className="offers">
      {offers.map((move) => (
        <Exchange
          key={`${move.give}${move.count}${move.get}`}
          move={move}
          gives={{ [move.give]: move.count }}
          gets={{ [move.get]: 1 }}
          onAct={onAct}
        />
      ))}
    </ul>
  );
}

export function SmithOffers({ offers, onAct }: OffersProps<MoveOf<'smith'>>) {
  return (
    <ul className="offers">
      {offers.map((move) => (
        <Exchange
          key={`${move.give}${move.count}`}
          move={move}
          gives={{ [move.give]: move.count }}
          gets={{ vp: smithGives(move) }}
          onAct={onAct}
        />
      ))}
    </ul>
  );
}

function smithGives({ give, count }: MoveOf<'smith'>): number {
  return SMITH_OFFERS.find(({ goods, gold }) => (give === 'gold' ? gold : goods) === count)?.vp ?? 0;
}

interface LeavesProps {
  readonly move: Move;
  readonly tokens: TokenCounts;
  readonly purse: Purse;
  /** 1: tokens are added to the purse; -1: they are spent. */
  readonly side: 1 | -1;
  readonly onAct: (move: Move) => void;
}

/** An option with what it leaves in the purse. */
export function LeavesButton({ move, tokens, purse, side, onAct }: LeavesProps) {
  const t = useT();
  const given = side < 0 ? tokens : negated(tokens);
  return (
    <li>
      <button type="button" className="offer offer-leaves" onClick={() => onAct(move)}>
        <span className="unseen">{sayMove(t, move)}</span>
        <TokenPictures tokens={tokens} />
        <PurseLine label={t('play.left')} purse={purseAfter(purse, given)} />
      </button>
    </li>
  );
}

function negated(tokens: TokenCounts): TokenCounts {
  return Object.fromEntries(Object.entries(tokens).map(([kind, count]) => [kind, -count]));
}
