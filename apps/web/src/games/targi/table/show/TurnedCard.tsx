import type { Event } from '@caravanserai/targi';
import type { CardId } from '@caravanserai/targi/cards';
import { useLayoutEffect, useRef } from 'react';
import { CardBack, CardFace } from '../board/faces.tsx';
import type { Snapshot } from '../../client.ts';
import { anchor, anchorsIn } from '../motion/anchors.ts';
import { useShow } from './useShow.tsx';

interface Turned {
  readonly key: string;
  readonly pile: 'goods' | 'tribe';
  readonly card: CardId | 'hidden';
  /** It was shown long enough and is applying its effect. */
  readonly isGoing: boolean;
}

function turnedBy(event: Event | undefined, { log, version }: Snapshot): Turned | undefined {
  switch (event?.type) {
    case 'caravanShown':
      return { key: `caravan ${version}`, pile: 'goods', card: event.card, isGoing: false };
    case 'tribeDrawn':
      return { key: `tribe ${version}`, pile: 'tribe', card: event.card, isGoing: false };
    case 'gained': {
      if (event.from !== 'caravan') return undefined;
      const { n, events } = log.findLast((entry) => entry.events.some(({ type }) => type === 'caravanShown')) ?? {};
      const shown = events?.findLast(({ type }) => type === 'caravanShown');
      if (shown?.type !== 'caravanShown') return undefined;
      return { key: `caravan ${n}`, pile: 'goods', card: shown.card, isGoing: true };
    }
    default:
      return undefined;
  }
}

/** A card revealed by chance: it leaves its deck, turns over, is shown, applies its effect and leaves. */
export function TurnedCard({ snapshot }: { readonly snapshot: Snapshot }) {
  const { beat } = useShow();
  const turned = turnedBy(beat?.event, snapshot);
  if (!turned) return undefined;
  const { key, ...card } = turned;
  return <Card key={key} {...card} />;
}

function Card({ pile, card, isGoing }: Omit<Turned, 'key'>) {
  const element = useRef<HTMLDivElement>(null);

  // The position of the deck is known only after layout; the style sheet animates the card from there.
  useLayoutEffect(() => {
    const { current } = element;
    const deck = anchorsIn(document)(`deck-${pile}`)?.getBoundingClientRect();
    if (!current || !deck) return;
    const { left, top, width, height } = current.getBoundingClientRect();
    current.style.setProperty('--from-x', `${deck.left + deck.width / 2 - left - width / 2}px`);
    current.style.setProperty('--from-y', `${deck.top + deck.height / 2 - top - height / 2}px`);
    current.style.setProperty('--from-size', String(deck.width / width));
  }, [pile]);

  return (
    <div ref={element} className="turned" data-going={isGoing ? '' : undefined} aria-hidden="true" {...anchor.turned()}>
      <span className="turned-back" data-stays={card === 'hidden' ? '' : undefined}>
        <CardBack kind={pile} />
      </span>
      {card !== 'hidden' && (
        <span className="turned-face">
          <CardFace id={card} />
        </span>
      )}
    </div>
  );
}
