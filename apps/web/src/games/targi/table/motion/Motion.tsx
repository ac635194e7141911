import type { Event, View } from '@caravanserai/targi';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { Picture } from '../../../../app/art/Picture.tsx';
import { PiecePicture, TribeMarker } from '../../art/pieces.tsx';
import { useSignal } from '../../../../app/signals/useSignal.ts';
import { still } from '../../../../app/settings/settings.ts';
import { CardBack, CardFace, Token } from '../board/faces.tsx';
import { placesOf } from '../log/lines.ts';
import { changes } from './changes.ts';
import { type Arrival, type Art, FLIGHT_MS, type Ghost, planFlights } from './flights.ts';

/** Above this number of changes the table jumps without animation. */
const MOST_CHANGES = 24;
const EASING = 'cubic-bezier(0.35, 0.1, 0.2, 1)';
const RISE_MS = 160;
/** Side of a flying coin in pixels, at any distance. */
const COIN = 30;

function Drawing({ art }: { readonly art: Art }) {
  switch (art.kind) {
    case 'targi':
      return <PiecePicture seat={art.seat} />;
    case 'marker':
      return (
        <Picture>
          <TribeMarker seat={art.seat} />
        </Picture>
      );
    case 'coin':
      return <Token item={art.coin} />;
    case 'card':
      return <CardFace id={art.card} />;
    case 'back':
    case 'turning':
      return <CardBack kind={art.pile} />;
    case 'shade':
      return <span className="shade" />;
  }
}

/** Duration of some flights relative to the default. */
const LENGTH: Partial<Record<Art['kind'], number>> = { shade: 2, turning: 0.5 };

function middleOf({ left, top, width, height }: DOMRect) {
  return { x: left + width / 2, y: top + height / 2 };
}

/** Transform that maps one box onto another, applied to the first. */
function towards(from: DOMRect, to: DOMRect): string {
  const a = middleOf(from);
  const b = middleOf(to);
  return `translate(${b.x - a.x}px, ${b.y - a.y}px) scale(${to.width / from.width || 1})`;
}

function framesOf({ art, from, to }: Ghost): Keyframe[] {
  if (art.kind === 'shade') return [{ opacity: 0 }, { opacity: 1, offset: 0.35 }, { opacity: 0 }];
  if (art.kind === 'turning') return [{ transform: 'none' }, { transform: 'rotateY(90deg)' }];
  if (!to) return [{ opacity: 1 }, { opacity: 0, transform: 'translateY(-30%) scale(0.7)' }];
  const [start, end] = art.kind === 'coin' ? [coinBox(from), coinBox(to)] : [from, to];
  return [
    { transform: 'none', opacity: 1 },
    { transform: towards(start, end), opacity: 1, offset: 0.88 },
    { transform: towards(start, end), opacity: 0 },
  ];
}

function coinBox(rect: DOMRect): DOMRect {
  const { x, y } = middleOf(rect);
  return new DOMRect(x - COIN / 2, y - COIN / 2, COIN, COIN);
}

interface GhostViewProps {
  readonly ghost: Ghost;
  readonly running: Set<Animation>;
  readonly onLanded: (key: string) => void;
}

function GhostView({ ghost, running, onLanded }: GhostViewProps) {
  const element = useRef<HTMLSpanElement>(null);
  const { left, top, width, height } = ghost.art.kind === 'coin' ? coinBox(ghost.from) : ghost.from;
  useLayoutEffect(() => {
    const animation = element.current?.animate(framesOf(ghost), {
      duration: FLIGHT_MS * (LENGTH[ghost.art.kind] ?? 1),
      delay: ghost.delayMs,
      easing: EASING,
      fill: 'both',
    });
    if (!animation) return undefined;
    running.add(animation);
    animation.addEventListener('finish', () => {
      running.delete(animation);
      onLanded(ghost.key);
    });
    return () => {
      running.delete(animation);
      animation.cancel();
    };
  }, [ghost, running, onLanded]);
  return (
    <span ref={element} className={`ghost ghost-${ghost.art.kind}`} style={{ left, top, width, height }}>
      <Drawing art={ghost.art} />
    </span>
  );
}

function arrive({ element, from, to, delayMs }: Arrival): Animation {
  const timing = { duration: FLIGHT_MS, delay: delayMs, easing: EASING, fill: 'backwards' } as const;
  if (from === 'turned') {
    const half = { ...timing, duration: FLIGHT_MS / 2 };
    return element.animate([{ transform: 'rotateY(90deg)' }, { transform: 'none' }], half);
  }
  if (from === 'risen') {
    return element.animate([{ opacity: 0, transform: 'scale(0.8)' }, {}], { ...timing, duration: RISE_MS });
  }
  const { x, y } = middleOf(from);
  const end = middleOf(to);
  return element.animate(
    [{ transform: `translate(${x - end.x}px, ${y - end.y}px) scale(1.1)` }, { transform: 'none' }],
    timing,
  );
}

interface MotionProps {
  readonly view: View;
  readonly root: RefObject<HTMLElement | null>;
  /** The event that led to this view, if it is being animated. */
  readonly event: Event | undefined;
  /** The view was not reached step by step, so nothing is animated. */
  readonly isLeap: boolean;
}

/** Animates pieces from their old place to the new one. A new view ends the flights in progress and starts the next ones. */
export function Motion({ view, root, event, isLeap }: MotionProps) {
  const isStill = useSignal(still);
  const before = useRef(view);
  const moment = useRef(0);
  const [running] = useState(() => new Set<Animation>());
  const [ghosts, setGhosts] = useState<readonly Ghost[]>([]);

  useLayoutEffect(() => {
    const was = before.current;
    before.current = view;
    for (const animation of running) animation.finish();
    running.clear();
    const isOneStory = was.viewer === view.viewer && was !== view && !isLeap;
    const told = isOneStory && !isStill ? changes(was, view, event && placesOf([event])[0]) : [];
    if (!root.current || told.length === 0 || told.length > MOST_CHANGES) {
      setGhosts([]);
      return;
    }
    const planned = planFlights(root.current, told, ++moment.current);
    for (const arrival of planned.arrivals) {
      const animation = arrive(arrival);
      const spot = arrival.element.closest<HTMLElement>('.spot');
      if (spot) spot.dataset['arriving'] = ''; // painted above all other places
      running.add(animation);
      animation.addEventListener('finish', () => {
        running.delete(animation);
        delete spot?.dataset['arriving'];
      });
    }
    setGhosts(planned.ghosts);
  }, [view, root, event, isLeap, isStill, running]);

  const [land] = useState(() => (key: string) => setGhosts((all) => all.filter((ghost) => ghost.key !== key)));
  return (
    <div className="flights" aria-hidden="true">
      {ghosts.map((ghost) => (
        <GhostView key={ghost.key} ghost={ghost} running={running} onLanded={land} />
      ))}
    </div>
  );
}
