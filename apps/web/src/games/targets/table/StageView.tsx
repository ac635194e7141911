import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useSignal } from '../../../app/signals/useSignal.ts';
import { still } from '../../../app/settings/settings.ts';
import type { Stage, StageMarks } from '../stage/stage.ts';
import { LastThrow, ownShot } from './aim/LastThrow.tsx';
import { Lens } from './aim/Lens.tsx';
import { strokeIn, wayOf } from './aim/trace.ts';
import type { Touch } from './gesture/readFlick.ts';
import { optionsAt } from './choices/options.ts';
import { stageKind, type StageKind } from './stageSettings.ts';
import { useBotAim } from './character/useBotAim.ts';
import { type HandMarks, marksOf } from './marks.ts';
import { Signs } from './signs/Signs.tsx';
import { type TableState, useTable } from './tableContext.ts';
import { useAimKeys } from './turn/useAimKeys.ts';
import { touchMark, useFlicking } from './turn/useFlicking.ts';
import { flickingSeat } from './turn/flickingSeat.ts';
import { useT } from '../useT.ts';
import { shownStrength } from './gesture/strength.ts';

const QUALITY = { space: 'auto', finest: 'high', low: 'low' } as const satisfies Partial<Record<StageKind, unknown>>;

/** Three.js is loaded only for the 3D table; without WebGL the flat drawing is used. */
async function openStage(host: HTMLElement, kind: StageKind): Promise<Stage> {
  if (kind !== 'flat') {
    const { openSpaceStage } = await import('../stage/space/openSpaceStage.ts');
    const stage = openSpaceStage(host, { quality: QUALITY[kind], reducedMotion: still.get() });
    if (stage) return stage;
  }
  const { openFlatStage } = await import('../stage/flat/openFlatStage.ts');
  return openFlatStage(host, { reducedMotion: still.get() });
}

function useStage(host: RefObject<HTMLDivElement | null>): Stage | undefined {
  const { director } = useTable();
  const kind = useSignal(stageKind);
  const [stage, setStage] = useState<Stage>();
  useEffect(() => {
    const { current } = host;
    let isWanted = true;
    let opened: Stage | undefined;
    if (!current) return undefined;
    void openStage(current, kind).then((made) => {
      if (!isWanted) return made.close();
      opened = made;
      director.setStage(made);
      setStage(made);
      return undefined;
    });
    return () => {
      isWanted = false;
      director.setStage(undefined);
      setStage(undefined);
      opened?.close();
    };
  }, [host, kind, director]);
  return stage;
}

/** The picture of the table. Everything it shows is also available as text, and every action as a key. */
export function StageView() {
  const t = useT();
  const table = useTable();
  const host = useRef<HTMLDivElement>(null);
  const now = useRef(table);
  const lens = useRef<HTMLDivElement>(null);
  const stage = useStage(host);
  const [touch, setTouch] = useState<Touch>();
  const shot = ownShot(table);
  const way = useMemo(() => shot && wayOf(shot), [shot]);
  const hand = useRef<HandMarks>({});
  // The aim changes with every pointer move, so it bypasses React.
  const showHand = useCallback(
    (part: { readonly [Mark in keyof HandMarks]: HandMarks[Mark] | undefined }) => {
      const marks = Object.entries({ ...hand.current, ...part }).filter(([, mark]) => mark !== undefined);
      hand.current = Object.fromEntries(marks);
      stage?.mark(marksOf(now.current, hand.current));
    },
    [stage],
  );
  const showAim = useCallback((aim: StageMarks['aim']) => showHand({ aim }), [showHand]);
  const band = useRef<HTMLDivElement>(null);
  const showSwipe = useCallback(
    (aim: StageMarks['aim']) => {
      showAim(aim);
      if (!band.current) return;
      band.current.hidden = aim === undefined;
      band.current.style.setProperty('--now', `${(aim?.strength ?? 0) * 100}%`);
    },
    [showAim],
  );
  const showTouch = useCallback(
    (next: Touch | undefined) => {
      setTouch(next);
      showHand({ touch: next && touchMark(now.current, next) });
    },
    [showHand],
  );
  const { onKeyDown, strength } = useAimKeys(now, showAim);
  useLayoutEffect(() => {
    now.current = table;
    showHand({ way });
  });
  useFlicking(stage, now, { host, lens, showAim: showSwipe, showTouch });
  useBotAim(table, showAim);
  const field = useRef<HTMLDivElement>(null);
  const seat = flickingSeat(table.shown, table.client.own);
  const isChoosing = optionsAt(table).length > 0; // among things at the table, which the lens could hide
  const mayFlick = seat !== undefined;
  useEffect(() => {
    // When the focused button has disappeared, keyboard users continue at the table.
    if (mayFlick && document.activeElement === document.body) field.current?.focus({ preventScroll: true });
  }, [mayFlick]);
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- role="application" handles its own keys */}
      <div
        ref={field}
        className="targets-field"
        role="application"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- and must be focusable
        tabIndex={0}
        aria-label={t('targets.page.stage')}
        onKeyDown={onKeyDown}
      >
        <div ref={host} className="targets-stage" data-ready={stage ? '' : undefined} />
        {stage && <Signs stage={stage} />}
        <Lens lens={lens} seat={isChoosing ? undefined : seat} touch={touch} />
        {strength !== undefined && (
          <div className="needle" aria-hidden="true">
            <i style={{ insetInlineStart: `${strength * 100}%` }} />
          </div>
        )}
        <StrengthBand band={band} last={lastStrength(table)} />
      </div>
      <LastThrow />
    </>
  );
}

/** The strength of the last flick by the seat that flicks now, from 0 to 1. */
function lastStrength({ shown, client }: TableState): number | undefined {
  const seat = flickingSeat(shown, client.own);
  const last = shown.snapshot.log.findLast((entry) => entry.seat === seat && strokeIn(entry.move));
  const stroke = strokeIn(last?.move);
  return stroke && shownStrength(Math.hypot(stroke.vxMmS, stroke.vzMmS));
}

interface StrengthBandProps {
  readonly band: RefObject<HTMLDivElement | null>; // shown and moved with the pointer, without React
  readonly last: number | undefined;
}

/** How strong a release would flick, and the last flick as a ghost. */
function StrengthBand({ band, last }: StrengthBandProps) {
  return (
    <div ref={band} className="strength-band" aria-hidden="true" hidden>
      {last !== undefined && <i className="strength-ghost" style={{ insetInlineStart: `${last * 100}%` }} />}
      <i />
    </div>
  );
}
