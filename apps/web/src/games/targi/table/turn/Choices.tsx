import type { GoodsCount, Move, PlayerView, TribeId, View } from '@caravanserai/targi';
import { sayMove } from '@caravanserai/texts/page';
import { Suspense } from 'react';
import { Button } from '../../../../app/parts/Button.tsx';
import { late } from '../../../../app/late.ts';
import { layChoices, type MoveOf, movesOfType } from './choices.ts';
import { LayForm } from './LayForm.tsx';
import { LeavesButton, SmithOffers, TradeOffers } from './OfferButtons.tsx';
import { TokenPictures } from './Tokens.tsx';
import { useT } from '../../useT.ts';

const GoodsPicker = late(async () => (await import('./GoodsPicker.tsx')).GoodsPicker);
const RearrangeForm = late(async () => (await import('./RearrangeForm.tsx')).RearrangeForm);

interface ChoicesProps {
  readonly moves: readonly Move[];
  readonly view: View;
  /** The tribe card of these moves, if any. */
  readonly card: TribeId | undefined;
  readonly player: PlayerView;
  readonly onAct: (move: Move) => void;
}

/** Each kind of move in a suitable form; kinds without moves take no room. */
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
      <Suspense>
        {rearrangements.length > 0 && <RearrangeForm moves={moves} display={player.display} onAct={onAct} />}
      </Suspense>
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
const FEW = 6; // options that can be taken in at a glance; more are chosen by quantity

/** Goods gained or spent: each option with what it leaves. */
function Amounts({ moves, view, player, onAct }: ListProps & Pick<ChoicesProps, 'view' | 'player'>) {
  const t = useT();
  const amounts = moves.filter((move): move is AmountMove => AMOUNTS.some((type) => type === move.type));
  const inGoods = amounts.flatMap((move) => ('goods' in move ? [{ move, tokens: move.goods }] : []));
  const instead = amounts.flatMap((move) =>
    'instead' in move ? [{ move, tokens: { [move.instead]: insteadCount(view, player, move.instead) } }] : [],
  );
  const isPicked = inGoods.length > FEW;
  const kind = amounts[0]?.type;
  if (!kind) return undefined;
  const side = kind === 'gain' ? 1 : -1;

  function pick(goods: GoodsCount): void {
    const picked = inGoods.find(({ tokens }) => tokens === goods);
    if (picked) onAct(picked.move);
  }

  return (
    <>
      <Suspense>
        {isPicked && (
          <GoodsPicker
            options={inGoods.map(({ tokens }) => tokens)}
            purse={player}
            side={side}
            verb={(tokens) => t(`play.amount.${kind}`, { tokens })}
            onPick={pick}
          />
        )}
      </Suspense>
      <ul className="offers offers-wide">
        {[...(isPicked ? [] : inGoods), ...instead].map(({ move, tokens }) => (
          <LeavesButton
            key={JSON.stringify(tokens)}
            move={move}
            tokens={tokens}
            purse={player}
            side={side}
            onAct={onAct}
          />
        ))}
      </ul>
    </>
  );
}

/** The amount: what the raid demands, or all there is; as a gain always one. */
function insteadCount({ pending }: View, player: PlayerView, item: 'gold' | 'vp'): number {
  return pending.phase === 'raid' ? Math.min(pending.due[item], player[item]) : 1;
}

const PLAIN = ['keep', 'discard', 'leaveTrader', 'caravan', 'expand'] as const;
type PlainMove = MoveOf<(typeof PLAIN)[number]>;

function isPlain(move: Move): move is PlainMove {
  return PLAIN.some((type) => type === move.type);
}

/** One button per move, with a warning if it cannot be undone. */
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
          <Button
            key={move.type}
            isMain={reveals}
            data-first-focus={moves.length === 1 ? '' : undefined}
            onClick={() => onAct(move)}
          >
            {t(`play.plain.${move.type}`)}
          </Button>
        ))}
      </div>
    </div>
  );
}
