import type { DieId, DiscId } from '@caravanserai/targets';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { isStill } from '../../../app/settings/settings.ts';
import type { Stage, StageMarks } from '../stage/stage.ts';
import { stageKind, type StageKind, subscribeStage } from './stageSettings.ts';
import { type TableState, useTable } from './tableContext.ts';
import { useAimKeys } from './turn/useAimKeys.ts';
import { useFlicking } from './turn/useFlicking.ts';
import { flickingSeat } from './turn/flickingSeat.ts';
import { mayBeCalled } from './words/callable.ts';
import { useT } from '../useT.ts';

const QUALITY = { space: 'auto', finest: 'high', low: 'low' } as const satisfies Partial<Record<StageKind, unknown>>;

/** Three.js is fetched for a table in space only; without WebGL the drawing takes its place. */
async function openStage(host: HTMLElement, kind: StageKind): Promise<Stage> {
  if (kind !== 'flat') {
    const { openSpaceStage } = await import('../stage/space/openSpaceStage.ts');
    const stage = openSpaceStage(host, { quality: QUALITY[kind], reducedMotion: isStill() });
    if (stage) return stage;
  }
  const { openFlatStage } = await import('../stage/flat/openFlatStage.ts');
  return openFlatStage(host, { reducedMotion: isStill() });
}

function useStage(host: RefObject<HTMLDivElement | null>): Stage | undefined {
  const { director } = useTable();
  const kind = useSyncExternalStore(subscribeStage, stageKind);
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

function marksOf({ shown, client, explained }: TableState, aim: StageMarks['aim']): StageMarks {
  if (shown.moment !== 'live') return explainedMark(shown, explained);
  const { need, view } = shown.snapshot;
  const seat = flickingSeat(shown, client.own);
  const top = seat && view.towers[seat].at(-1);
  const isAsked = 'seat' in need && client.own.includes(need.seat);
  const dice: readonly DieId[] = need.kind === 'keep' && isAsked ? need.dice : top ? [top] : [];
  const discs: readonly DiscId[] = need.kind === 'remove' && isAsked ? need.discs : [];
  const lights = [...dice, ...discs].map((on) => ({ on, tone: 'choose' }) as const);
  return { lights, ...(aim ? { aim } : {}), ...explainedMark(shown, explained) };
}

function explainedMark(shown: TableState['shown'], explained: TableState['explained']): Pick<StageMarks, 'footprint'> {
  const found = shown.lying.find(({ die }) => die === explained);
  if (!found || mayBeCalled(shown, found.die)) return {};
  const counts = found.fault === undefined && (found.disc !== undefined || found.black !== undefined);
  return { footprint: { die: found.die, corners: found.corners, counts } };
}

/** The picture of the table. What it shows is said in words beside it, and all that can be done in it can be done with keys. */
export function StageView() {
  const t = useT();
  const table = useTable();
  const host = useRef<HTMLDivElement>(null);
  const now = useRef(table);
  const stage = useStage(host);
  const aim = useRef<StageMarks['aim']>(undefined);
  // An aim follows every step of a pointer: it goes straight to the stage.
  const showAim = useCallback(
    (next: StageMarks['aim']) => {
      aim.current = next;
      stage?.mark(marksOf(now.current, next));
    },
    [stage],
  );
  const { onKeyDown, strength } = useAimKeys(now, showAim);
  useLayoutEffect(() => {
    now.current = table;
    stage?.mark(marksOf(table, aim.current));
  });
  useFlicking(host, stage, now, showAim);
  const field = useRef<HTMLDivElement>(null);
  const mayFlick = flickingSeat(table.shown, table.client.own) !== undefined;
  useEffect(() => {
    // What was pressed is gone: anyone who uses keys goes on at the table.
    if (mayFlick && document.activeElement === document.body) field.current?.focus({ preventScroll: true });
  }, [mayFlick]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- an application takes its keys itself
    <div
      ref={field}
      className="targets-field"
      role="application"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- and has to be reached
      tabIndex={0}
      aria-label={t('targets.page.stage')}
      onKeyDown={onKeyDown}
    >
      <div ref={host} className="targets-stage" data-ready={stage ? '' : undefined} />
      {strength !== undefined && (
        <div className="needle" aria-hidden="true">
          <i style={{ insetInlineStart: `${strength * 100}%` }} />
        </div>
      )}
    </div>
  );
}
