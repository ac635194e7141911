import type { Move, PlayerView } from '@caravanserai/targi';
import type { Seat } from '@caravanserai/targi/cards';
import { cardName } from '@caravanserai/texts/page';
import { CardBack, CardFace } from '../board/faces.tsx';
import { useCardLook } from '../board/useCardLook.ts';
import { anchor } from '../motion/anchors.ts';
import type { Snapshot } from '../../client.ts';
import { usePast, useTableActions } from '../tableState.tsx';
import { useT } from '../../useT.ts';

function playsHand(move: Move): boolean {
  return move.type === 'lay' && move.from === 'hand';
}

function playsThroughNoble(move: Move): boolean {
  return (move.type === 'lay' || move.type === 'discard') && move.from === 'noble';
}

/** Which sheet offers the moves of the hand card: its own, the Noble's, or none now. */
function sheetOfHand(moves: readonly Move[]): 'hand' | 1 | undefined {
  if (moves.some(playsHand)) return 'hand';
  return moves.some(playsThroughNoble) ? 1 : undefined;
}

interface HandProps {
  readonly seat: Seat;
  readonly player: PlayerView;
  readonly snapshot: Snapshot;
}

/** The one card in hand: face up, hidden, or an empty place. */
export function Hand({ seat, player: { hand }, snapshot }: HandProps) {
  const t = useT();
  const past = usePast();
  if (hand.kind === 'empty') {
    return (
      <div className="hand hand-empty" {...anchor.hand(seat)}>
        <span>{t('board.hand.empty')}</span>
      </div>
    );
  }
  if (hand.kind === 'hidden') {
    return (
      <div className="hand" role="img" aria-label={t('board.hand.hidden')} {...anchor.hand(seat)}>
        <CardBack kind="tribe" />
      </div>
    );
  }
  const sheet = seat === snapshot.viewer && !past ? sheetOfHand(snapshot.moves) : undefined;
  return <OpenHand seat={seat} hand={hand} sheet={sheet} />;
}

interface OpenHandProps {
  readonly seat: Seat;
  readonly hand: Extract<PlayerView['hand'], { readonly kind: 'open' }>;
  readonly sheet: 'hand' | 1 | undefined;
}

function OpenHand({ seat, hand: { card, keptThisRound, secret }, sheet }: OpenHandProps) {
  const t = useT();
  const { openSheet } = useTableActions();
  const { onClick, ...look } = useCardLook(card, false);
  const key = sheet ? 'board.hand.usable' : keptThisRound ? 'board.hand.fresh' : 'board.hand.open';
  return (
    <button
      type="button"
      className="hand hand-open"
      data-usable={sheet ? '' : undefined}
      aria-label={t(key, { card: cardName(t, card) })}
      {...look}
      onClick={(event) => (sheet ? openSheet(sheet) : onClick(event))}
      {...anchor.hand(seat)}
    >
      <CardFace id={card} />
      {secret && (
        <span className="hand-secret" title={t('board.hand.secret')}>
          <span className="unseen">{t('board.hand.secret')}</span>
        </span>
      )}
    </button>
  );
}
