import type { GoodsCount, Move, PlayerView, TribeId, View } from '@caravanserai/targi';
import { sayMove } from '@caravanserai/texts/page';
import { layChoices, type MoveOf, movesOfType } from './choices.ts';
import { GoodsPicker } from './GoodsPicker.tsx';
import { LayForm } from './LayForm.tsx';
import { LeavesButton, SmithOffers, TradeOffers } from './OfferButtons.tsx';
import { RearrangeForm } from './RearrangeForm.tsx';
import { TokenPictures } from './Tokens.tsx';
import { useT } from '../../useT.ts';

interface ChoicesProps {
  readonly moves: readonly Move[];
  readonly view: View;
  /** The tribe card that these moves are about, if they are. */
  readonly card: TribeId | undefined;
  readonly player: PlayerView;
  readonly onAct: (move: Move) => void;
}

/** Every kind of move in the shape that suits it; a kind that is not among the moves takes no room. */
export function Choices({ moves, view, card, player, onAct }: ChoicesProps) {
  const trades = movesOfType(moves, 'trade');
  const smiths = movesOfType(moves, 'smith');
  const takes = movesOfType(moves, 'take');
  const rearrangements = movesOfType(moves, 'rearrange');
  return (
    <>
      {card &&
        layChoices(moves, player).map((choice) => (
          <LayForm key={choice.from} choice={choice} card={card} player={player} onAct={onAct} />
        ))}
      {takes.length > 0 && <Takes takes={takes} onAct={onAct} />}
      {trades.length > 0 && <TradeOffers offers={trades} onAct={onAct} />}
      {smiths.length > 0 && <SmithOffers offers={smiths} onAct={onAct} />}
      <Amounts moves={moves} view={view} player={player} onAct={onAct} />
      {rearrangements.length > 0 && <RearrangeForm moves={moves} display={player.display} onAct={onAct} />}
      <PlainMoves moves={moves} onAct={onAct} />
    </>
  );
}

interface ListProps {
  readonly moves: readonly Move[];
  readonly onAct: (move: Move) => void;
}

function Takes({ takes, onAct }: { readonly takes: readonly MoveOf<'take'>[]; readonly onAct: (move: Move) => void }) {
  const t = useT();
  return (
    <ul className="offers offers-three">
      {takes.map((move) => (
        <li key={move.good ?? ''}>
          <button type="button" className="offer offer-large" onClick={() => onAct(move)}>
            {move.good && <TokenPictures tokens={{ [move.good]: 1 }} />}
            <span className={move.good && 'unseen'}>{sayMove(t, move)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

type AmountMove = MoveOf<'gain'> | MoveOf<'return'> | MoveOf<'raid'>;
const AMOUNTS = ['gain', 'return', 'raid'] as const;
const FEW = 6; // as many choices are seen at a glance; of more, heaps are counted out

/** Goods that come or go: each choice with what it leaves. */
function Amounts({ moves, view, player, onAct }: ListProps & Pick<ChoicesProps, 'view' | 'player'>) {
  const t = useT();
  const amounts = moves.filter((move): move is AmountMove => AMOUNTS.some((type) => type === move.type));
  const inGoods = amounts.flatMap((move) => ('goods' in move ? [{ move, goods: move.goods }] : []));
  const instead = amounts.flatMap((move) => ('instead' in move ? [{ move, instead: move.instead }] : []));
  const kind = amounts[0]?.type;
  if (!kind) return undefined;
  const side = kind === 'gain' ? 1 : -1;

  function pick(goods: GoodsCount): void {
    const picked = inGoods.find((option) => option.goods === goods);
    if (picked) onAct(picked.move);
  }

  return (
    <>
      {inGoods.length > FEW && (
        <GoodsPicker
          options={inGoods.map(({ goods }) => goods)}
          purse={player}
          side={side}
          verb={(tokens) => t(`play.amount.${kind}`, { tokens })}
          onPick={pick}
        />
      )}
      <ul className="offers offers-wide">
        {inGoods.length <= FEW &&
          inGoods.map(({ move, goods }) => (
            <LeavesButton
              key={JSON.stringify(goods)}
              move={move}
              tokens={goods}
              purse={player}
              side={side}
              onAct={onAct}
            />
          ))}
        {instead.map(({ move, instead: item }) => (
          <LeavesButton
            key={item}
            move={move}
            tokens={{ [item]: insteadCount(view, player, item) }}
            purse={player}
            side={side}
            onAct={onAct}
          />
        ))}
      </ul>
    </>
  );
}

/** How much of it: what the raid asks, or all there is of it; as a gain it is always one. */
function insteadCount({ pending }: View, player: PlayerView, item: 'gold' | 'vp'): number {
  return pending.phase === 'raid' ? Math.min(pending.due[item], player[item]) : 1;
}

const PLAIN = ['keep', 'discard', 'leaveTrader', 'caravan', 'expand'] as const;
type PlainMove = MoveOf<(typeof PLAIN)[number]>;

function isPlain(move: Move): move is PlainMove {
  return PLAIN.some((type) => type === move.type);
}

/** A button a move, with a warning where it cannot be taken back. */
function PlainMoves({ moves, onAct }: ListProps) {
  const t = useT();
  const plain = moves.filter(isPlain);
  if (plain.length === 0) return undefined;
  const reveals = plain.some(({ type }) => type === 'caravan' || type === 'expand');
  return (
    <div>
      {reveals && <p className="sheet-warning">{t('play.reveals')}</p>}
      <div className="sheet-buttons">
        {plain.map((move) => (
          <button
            key={move.type}
            type="button"
            className={`button ${reveals ? 'button-main' : ''}`}
            data-first-focus={moves.length === 1 ? '' : undefined}
            onClick={() => onAct(move)}
          >
            {t(`play.plain.${move.type}`)}
          </button>
        ))}
      </div>
    </div>
  );
}
