import type { View } from '@caravanserai/targi';
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  Suspense,
  useDeferredValue,
  useLayoutEffect,
  useRef,
} from 'react';
import { late } from '../../../app/late.ts';
import { PanelFrame } from './dialogs/PanelFrame.tsx';
import { LogPanel } from './log/LogPanel.tsx';
import { CardInfo } from './board/Info.tsx';
import { Legend } from './players/Legend.tsx';
import { PlayerBelongings } from './players/PlayerPanel.tsx';
import { otherSeat, playerName } from './players/seats.ts';
import { useNearSide } from './players/useNearSide.ts';
import type { TableProps } from '../client.ts';
import { type Panel, useTableActions, useTableState } from './tableState.tsx';
import { useT } from '../useT.ts';

const HintPanel = late(async () => (await import('./turn/HintPanel.tsx')).HintPanel);
const GameMenu = late(async () => (await import('./dialogs/GameMenu.tsx')).GameMenu);
const AnalysisPanel = late(async () => (await import('./log/AnalysisPanel.tsx')).AnalysisPanel);
const RulesPanel = late(async () => (await import('./dialogs/RulesPanel.tsx')).RulesPanel);

interface DockProps extends TableProps {
  readonly view: View;
  /** Shown instead of the log. */
  readonly log?: ReactNode;
  readonly onLeave: () => void;
}

function Content({ panel, snapshot, client, view, log, onLeave }: DockProps & { readonly panel: Panel | undefined }) {
  const t = useT();
  const near = useNearSide(snapshot);
  const written = useDeferredValue(snapshot); // the log must not delay a frame
  switch (panel?.kind) {
    case 'hint':
      return <HintPanel snapshot={snapshot} client={client} />;
    case 'menu':
      return <GameMenu snapshot={snapshot} client={client} onLeave={onLeave} />;
    case 'analysis':
      return <AnalysisPanel snapshot={snapshot} client={client} />;
    case 'rules':
      return <RulesPanel rule={panel.rule} />;
    case 'display': {
      const seat = panel.seat === 'own' ? near : otherSeat(near);
      return (
        <PanelFrame title={playerName(t, seat, snapshot.players[seat])} className="belongings-panel">
          <PlayerBelongings seat={seat} view={view} snapshot={snapshot} />
          <CardInfo snapshot={snapshot} />
          {!snapshot.isLesson && <Legend />}
        </PanelFrame>
      );
    }
    case 'log':
    case undefined:
      return log ?? <LogPanel snapshot={written} client={client} />;
  }
}

interface ArrivalProps {
  readonly dock: RefObject<HTMLElement | null>;
  readonly kind: Panel['kind'] | undefined;
}

/** Moves focus into an opened panel and back afterwards. Rendered beside the panel, so that it suspends with it. */
function Arrival({ dock, kind }: ArrivalProps) {
  const { mark } = useTableActions();
  useLayoutEffect(() => {
    if (kind === undefined) return undefined;
    const { current } = dock;
    const opener = document.activeElement;
    const heading = current?.querySelector<HTMLElement>('h2');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
    return () => {
      mark([]); // clear the marks of a removed line
      const isInside = current?.contains(document.activeElement) || document.activeElement === document.body;
      if (isInside && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, [dock, kind, mark]);
  return undefined;
}

/** The dock beside the table: the log by default, or the open panel. On a phone it slides up from below. */
export function Dock(props: DockProps) {
  const { panel, isFolded, openPanel } = useTableState();
  const dock = useRef<HTMLElement>(null);
  const kind = panel?.kind;

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || panel === undefined) return;
    event.preventDefault();
    openPanel(undefined);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes the panel, wherever the focus is inside it
    <aside ref={dock} className="dock" data-panel={kind} data-folded={isFolded ? '' : undefined} onKeyDown={onKeyDown}>
      <Suspense key={kind ?? 'rest'}>
        <Content {...props} panel={panel} />
        <Arrival dock={dock} kind={kind} />
      </Suspense>
    </aside>
  );
}
