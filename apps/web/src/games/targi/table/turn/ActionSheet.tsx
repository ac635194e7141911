import type { BorderNumber, Cell, Move, TribeId, View } from '@caravanserai/targi';
import { TRIBE_CARDS } from '@caravanserai/targi/cards';
import { borderName, borderText, cardName } from '@caravanserai/texts/page';
import type { PlaceId, TableProps } from '../../client.ts';
import { CardFacts } from '../board/CardFacts.tsx';
import { useTableActions } from '../tableState.tsx';
import { Choices } from './Choices.tsx';
import { mirageMoves, movesAt } from './choices.ts';
import { Sheet } from './Sheet.tsx';
import { type TargiT, useT } from '../../useT.ts';

interface ActionSheetProps extends TableProps {
  readonly place: PlaceId | 'hand';
  readonly onClose: () => void;
}

/** Offers the moves of one piece. */
export function ActionSheet({ snapshot, client, place, onClose }: ActionSheetProps) {
  const t = useT();
  const { wish } = useTableActions();
  const { view } = snapshot;
  const { pending } = view;
  const moves = movesAt(snapshot, place);
  if (pending.phase === 'over' || moves.length === 0 || mirageMoves(snapshot, place).length > 0) return undefined;

  function act(move: Move): void {
    onClose();
    wish(client.act(move));
  }

  const piece = place === 'hand' ? (`hand-${pending.seat}` as const) : (`place-${place}` as const);
  const card = tribeCardOf(view, place);
  const { title, note } = headOf(t, view, place, card);
  return (
    <Sheet title={title} note={note} purse={view[pending.seat]} beside={piece} onClose={onClose}>
      {card && moves.some(isAbout) && (
        <>
          {typeof place === 'number' && <h3>{cardName(t, card)}</h3>}
          <CardFacts card={card} lacks={snapshot.lacks[card]} display={view[pending.seat].display} />
        </>
      )}
      <Choices moves={moves} view={view} card={card} player={view[pending.seat]} onAct={act} />
    </Sheet>
  );
}

/** The tribe card at a place; at the Noble, the card in hand. */
function tribeCardOf(view: View, place: PlaceId | 'hand'): TribeId | undefined {
  const { pending } = view;
  if (pending.phase === 'over') return undefined;
  if (typeof place !== 'number' && place !== 'hand') {
    const card = centreCard(view, place);
    return TRIBE_CARDS.find(({ id }) => id === card)?.id;
  }
  const { hand } = view[pending.seat];
  return hand.kind === 'open' ? hand.card : undefined;
}

function centreCard({ centre }: View, cell: Cell) {
  return centre.find((place) => place.cell === cell)?.card;
}

interface Head {
  readonly title: string;
  readonly note: string | undefined;
}

function headOf(t: TargiT, view: View, place: PlaceId | 'hand', card: TribeId | undefined): Head {
  if (typeof place === 'number')
    return { title: borderName(t, place satisfies BorderNumber), note: borderText(t, place) };
  if (card) return { title: cardName(t, card), note: undefined };
  const goods = place === 'hand' ? undefined : centreCard(view, place);
  return { title: goods && goods !== 'hidden' ? cardName(t, goods) : '', note: t('play.chooseOne') };
}

/** Whether a move plays, keeps or discards a card. */
function isAbout({ type }: Move): boolean {
  return type === 'lay' || type === 'keep' || type === 'discard';
}
