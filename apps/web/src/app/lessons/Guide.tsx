import './lessons.css';
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { GuideHead } from '../art/GuideHead.tsx';
import { CloseButton } from '../parts/CloseButton.tsx';
import { lower, raise } from '../parts/topLayer.ts';
import type { Room } from './standing.ts';
import { useLessonsT } from './useLessonsT.ts';
import { usePointing } from './usePointing.ts';

export interface GuideProps {
  /** The chapter's title, and the progress through it from 0 to 1. */
  readonly title: string;
  readonly done: number;
  /** One or two sentences; undefined while an animation should have the player's attention. */
  readonly words: string | undefined;
  /** A change announces the text again, even if it is the same. */
  readonly attempts?: number;
  /** The guide shakes its head. */
  readonly isAstray?: boolean;
  /** The elements it points at, as far as they are visible. */
  readonly things: () => readonly Element[];
  /** The areas where it may stand, in order of preference. */
  readonly rooms: () => readonly Room[];
  /** Further elements that must not be covered. */
  readonly seen?: () => readonly Element[];
  readonly onLeave: () => void;
  /** Buttons. The one that continues comes first, with `data-first-focus`. */
  readonly children?: ReactNode;
}

/** The guide of a lesson: shows a sentence and points at the elements it refers to, without covering them. */
export function Guide(props: GuideProps) {
  const { title, done, words, attempts = 0, isAstray = false, onLeave, children } = props;
  const t = useLessonsT();
  const layer = useRef<HTMLDivElement>(null);
  const rings = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLElement>(null);
  useTopLayer(layer);
  usePointing(box, rings, props);
  useFollowedFocus(box, words, props.things);
  return (
    <div ref={layer} className="guide-layer" popover="manual">
      <div ref={rings} className="guide-rings" aria-hidden="true" />
      <section
        ref={box}
        className="lesson-guide"
        aria-label={t('lessons.guide.label')}
        data-astray={isAstray ? '' : undefined}
        data-silent={words === undefined ? '' : undefined}
      >
        <div className="guide-bubble">
          <h2>{title}</h2>
          <p className="guide-words">{words ?? t('lessons.guide.watch')}</p>
          <div className="guide-buttons">{children}</div>
          <CloseButton label={t('lessons.guide.leave')} hasTip onClick={onLeave} />
          <progress max={1} value={done} aria-label={t('lessons.guide.progress')} />
        </div>
        <GuideHead className="guide-head" />
      </section>
      <Voice words={words} attempts={attempts} />
    </div>
  );
}

/** Announces each sentence to screen readers; the visible text is not a live region. */
function Voice({ words, attempts }: { readonly words: string | undefined; readonly attempts: number }) {
  return (
    <div className="unseen" role="status">
      {words !== undefined && <p key={`${attempts} ${words}`}>{words}</p>}
    </div>
  );
}

/** Keeps the guide above sheets and dialogs, including those that open later. */
function useTopLayer(layer: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current } = layer;
    raise(current);
    function rise(event: Event): void {
      if (event.target === current || (event as ToggleEvent).newState !== 'open' || !current?.isConnected) return;
      lower(current);
      raise(current);
    }
    document.addEventListener('toggle', rise, true);
    return () => document.removeEventListener('toggle', rise, true);
  }, [layer]);
}

/** For keyboard players, moves the focus to the button, or to the element pointed at. The focus is not taken away from anything else. */
function useFollowedFocus(
  box: RefObject<HTMLElement | null>,
  words: string | undefined,
  things: () => readonly Element[],
): void {
  const wasInside = useRef(true);
  useEffect(() => {
    const { current } = box;
    const note = () => {
      const active = document.activeElement;
      wasInside.current = active === document.body || (current?.contains(active) ?? false);
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, [box]);
  useEffect(() => {
    const active = document.activeElement;
    const isFree = active === document.body || active === null || wasInside.current;
    if (words === undefined || !isFree || document.querySelector('.sheet-layer, dialog:modal')) return;
    const first = box.current?.querySelector<HTMLElement>('[data-first-focus]');
    const thing = things().find((element) => element.matches('button, a, input'));
    const next = first ?? thing;
    if (next instanceof HTMLElement) next.focus({ preventScroll: true });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only a new sentence moves the focus
  }, [words]);
}
