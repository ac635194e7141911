import '../styles/tokens.css';
import '../styles/cards.css';
import '../styles/table.css';
import { loadCoach, loadTargiReading } from '@caravanserai/texts/page';
import { type ComponentProps, lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { Evening } from '../art/evening.tsx';
import { fetchLate, late } from '../../../app/late.ts';
import { inWords } from '../../../app/settings/inWords.ts';
import type { TableProps } from '../../../online/room/gameRoom.ts';
import { useCoached } from '../coach/switch.ts';
import { Board } from './board/Board.tsx';
import { Info } from './board/Info.tsx';
import { Curtain } from './dialogs/Curtain.tsx';
import { Dock } from './Dock.tsx';
import { Motion } from './motion/Motion.tsx';
import { PlayerPanel } from './players/PlayerPanel.tsx';
import { otherSeat } from './players/seats.ts';
import { useNearSide } from './players/useNearSide.ts';
import { SmallDisplays } from './players/SmallDisplays.tsx';
import type { TableClient } from '../client.ts';
import { ShowProvider, useDirected } from './show/useShow.tsx';
import { TableStateProvider, usePast, useTableActions, useTableState } from './tableState.tsx';
import { TopBar } from './TopBar.tsx';
import { CommandBar } from './turn/CommandBar.tsx';
import { Announcer } from './words/Announcer.tsx';
import { settings } from '../settings.ts';
import { addressOf, momentInAddress } from '../../../app/play/moment.ts';

// Not loaded unless the coach is switched on.
const Coach = lazy(async () => ({ default: (await inWords(loadCoach, import('../coach/Coach.tsx'))).Coach }));
const EndCount = late(async () => (await import('./end/EndCount.tsx')).EndCount);
const Rehearsal = late(async () => (await import('./turn/Rehearsal.tsx')).Rehearsal);
const ActionSheet = late(async () => (await import('./turn/ActionSheet.tsx')).ActionSheet);
const PendingSheet = late(async () => (await import('./turn/PendingSheet.tsx')).PendingSheet);
const CardDialog = late(async () => (await inWords(loadTargiReading, import('./dialogs/CardDialog.tsx'))).CardDialog);

export interface TargiTableProps extends TableProps<TableClient> {
  /** Takes the place of the log. */
  readonly log?: ReactNode;
  /** Take the place of the buttons of a turn. */
  readonly commands?: ReactNode;
  /** Rendered beside the table, such as the guide. */
  readonly children?: ReactNode;
}

/** Applies the setting to every table, also when it changes during a game. */
function useQuickMoves(client: TableClient): void {
  useEffect(() => {
    function tell(): void {
      const isQuick = settings.moves.get() === 'quick';
      if (client.snapshot().quick !== isQuick) void client.setQuick(isQuick);
    }
    tell();
    return settings.moves.subscribe(tell);
  }, [client]);
}

export function TargiTable(props: TargiTableProps) {
  useQuickMoves(props.client);
  return (
    <TableStateProvider>
      <Table {...props} />
    </TableStateProvider>
  );
}

function Table({ client, onLeave, onRematch, log, commands, children }: TargiTableProps) {
  const past = usePast();
  const { settle } = useTableActions();
  const show = useDirected(client, past !== undefined);
  const { snapshot } = show;
  const root = useRef<HTMLDivElement>(null);
  const { version } = snapshot;
  useEffect(settle, [version, settle]);
  useEffect(fetchLate, []);
  useMoment(client);

  const view = past?.view ?? snapshot.view;
  const isCoached = useCoached(snapshot);
  const own = useNearSide(snapshot);
  const other = otherSeat(own);
  return (
    <ShowProvider show={show}>
      <Root
        ref={root}
        data-control={snapshot.control.kind}
        data-version={version}
        data-showing={show.isPlaying ? '' : undefined}
        data-past={past ? '' : undefined}
        data-coached={isCoached ? '' : undefined}
      >
        <Evening />
        <TopBar view={view} onLeave={onLeave} />
        <div className="targi-board">
          <Board snapshot={snapshot} client={client} view={view} />
        </div>
        <div className="targi-command">
          <CommandBar snapshot={snapshot} client={client} commands={commands} />
        </div>
        <Suspense>{isCoached && <Coach snapshot={snapshot} client={client} />}</Suspense>
        <PlayerPanel seat={own} isOwn view={view} snapshot={snapshot} />
        <PlayerPanel seat={other} isOwn={false} view={view} snapshot={snapshot} />
        <div className="targi-info">
          <Info snapshot={snapshot} client={client} view={view} />
          <SmallDisplays own={own} other={other} view={view} snapshot={snapshot} />
        </div>
        <Dock snapshot={snapshot} client={client} view={view} log={log} onLeave={onLeave} />
        <Suspense>
          <PendingSheet snapshot={snapshot} client={client} />
        </Suspense>
        <OpenedSheets snapshot={snapshot} client={client} />
        <Suspense>
          <Rehearsal view={view} player={view[own]} />
          {snapshot.control.kind === 'over' && !snapshot.analysis && (
            <EndCount snapshot={snapshot} client={client} onRematch={onRematch} onLeave={onLeave} />
          )}
        </Suspense>
        <Motion view={view} root={root} event={show.beat?.event} isLeap={show.isLeap} />
        <Curtain snapshot={snapshot} client={client} />
        <Announcer snapshot={snapshot} />
        {children}
      </Root>
    </ShowProvider>
  );
}

/** Reads which panel is open, so that opening one does not render the rest of the table. */
function Root(props: ComponentProps<'div'>) {
  const { panel } = useTableState();
  return <div className="targi" data-panel={panel?.kind} {...props} />;
}

function OpenedSheets({ snapshot, client }: Pick<ComponentProps<typeof Board>, 'snapshot' | 'client'>) {
  const { sheet, enlarged, openSheet, enlarge } = useTableState();
  return (
    <>
      <Suspense>
        {sheet !== undefined && (
          <ActionSheet snapshot={snapshot} client={client} place={sheet} onClose={() => openSheet(undefined)} />
        )}
      </Suspense>
      <Suspense>{enlarged !== undefined && <CardDialog card={enlarged} onClose={() => enlarge(undefined)} />}</Suspense>
    </>
  );
}

/** A link may point to a moment of the game. The table opens there; leaving that moment removes it from the URL. */
function useMoment(client: TableClient): void {
  const past = usePast();
  const { lookAt } = useTableActions();
  const hasLooked = useRef(false);
  const isBack = past !== undefined;

  useEffect(() => {
    const version = momentInAddress();
    if (version === undefined || version >= client.snapshot().version) return;
    const moment = client.past(version);
    if (moment) lookAt({ version, ...moment });
  }, [client, lookAt]);

  useEffect(() => {
    if (hasLooked.current && !isBack) history.replaceState(history.state, '', addressOf(undefined));
    hasLooked.current = isBack;
  }, [isBack]);
}
