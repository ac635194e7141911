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

interface ExchangesProps<Offer extends Move> extends OffersProps<Offer> {
  readonly gets: (offer: Offer) => TokenCounts;
}

/** Each: given tokens, an arrow, received tokens. */
function Exchanges<Offer extends MoveOf<'trade' | 'smith'>>({ offers, gets, onAct }: ExchangesProps<Offer>) {
  const t = useT();
  return (
    <ul className="offers">
      {offers.map((move) => (
        <li key={JSON.stringify(move)}>
          <button type="button" className="offer" onClick={() => onAct(move)}>
            <span className="unseen">{sayMove(t, move)}</span>
            <TokenPictures tokens={{ [move.give]: move.count }} />
            <Icon name="arrow" />
            <TokenPictures tokens={gets(move)} />
          </button>
        </li>
      ))}
    </ul>
  );
}

export function TradeOffers(props: OffersProps<MoveOf<'trade'>>) {
  return <Exchanges {...props} gets={({ get }) => ({ [get]: 1 })} />;
}

export function SmithOffers(props: OffersProps<MoveOf<'smith'>>) {
  return <Exchanges {...props} gets={(move) => ({ vp: smithGives(move) })} />;
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
