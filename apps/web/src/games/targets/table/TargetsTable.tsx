import '../styles/targets.css';
import type { Options } from '@caravanserai/targets';
import { type ReactNode, useEffect, useMemo } from 'react';
import { still } from '../../../app/settings/settings.ts';
import type { TableProps } from '../../../online/room/gameRoom.ts';
import { CallPads } from './calls/CallPad.tsx';
import { FileMaker } from './file/FileMaker.tsx';
import { Choices } from './choices/Choices.tsx';
import { EndDialog } from './end/EndDialog.tsx';
import { Chronicle } from './panels/Chronicle.tsx';
import { LogPanel } from './panels/LogList.tsx';
import { MenuPanel } from './panels/MenuPanel.tsx';
import { WordsPanel } from './panels/WordsPanel.tsx';
import { momentInAddress } from '../../../app/play/moment.ts';
import { Players } from './players/PlayerStrip.tsx';
import { PracticePanel } from './practice/PracticePanel.tsx';
import { Director } from './show/director.ts';
import { isTense } from './show/moments.ts';
import { hearContact, hearFlick, hearNews } from './sounds.ts';
import { StageView } from './StageView.tsx';
import type { TableClient } from '../client.ts';
import { TableContext, useTable } from './tableContext.ts';
import { TopBar } from './TopBar.tsx';
import { AimPanel } from './aim/AimPanel.tsx';
import { ToldBeside } from './aim/LastThrow.tsx';
import { Command } from './turn/Command.tsx';
import { flickingSeat } from './turn/flickingSeat.ts';
import { useTableState } from './useTableState.ts';
import { Announcer } from './words/Announcer.tsx';
import { CloseButton } from '../../../app/parts/CloseButton.tsx';
import { targets } from '../page.ts';
import { usePeople } from './words/people.ts';
import { sayLying } from './words/sayLying.ts';
import { useT } from '../useT.ts';

interface TargetsTableProps extends TableProps<TableClient> {
  /** The guide of a lesson, beside the table. */
  readonly children?: ReactNode;
}

/** The screen of a table, local or online. */
export function TargetsTable(props: TargetsTableProps) {
  const { client } = props;
  const director = useMemo(
    () =>
      new Director(client, {
        at: momentInAddress(),
        isStill: still.get,
        onContact: hearContact,
        onFlick: hearFlick,
        onNews: hearNews,
      }),
    [client],
  );
  useEffect(() => director.open(), [director]);
  return <Table {...props} director={director} />;
}

/** Three or four people sit round the device, each with two or three calls. */
function around(people: number, { pasVu }: Options): string | undefined {
  return people < 3 ? undefined : pasVu ? '3-calls' : '2-calls';
}

function Table(props: TargetsTableProps & { readonly director: Director }) {
  const { client, director, onLeave, onRematch, children } = props;
  const isGuided = children !== undefined;
  const table = useTableState(client, director, isGuided);
  const { shown, panel } = table;
  const { snapshot, moment, pause } = shown;
  return (
    <TableContext value={table}>
      <div
        className="targets"
        data-moment={moment}
        data-pause={pause}
        data-past={shown.past}
        data-need={snapshot.need.kind}
        data-version={snapshot.version}
        data-kind={snapshot.kind}
        data-seats={client.own.length}
        data-around={around(client.own.length, snapshot.view.options)}
        data-flicking={flickingSeat(shown, client.own)}
        data-tense={isTense(snapshot) ? '' : undefined}
      >
        <TopBar onLeave={onLeave} />
        <div className="targets-table">
          <StageView />
          <Explained />
        </div>
        <div className="targets-side">
          <i className="side-band" aria-hidden="true" />
          {children ?? <Players snapshot={snapshot} isAtRest={shown.past !== undefined || pause === 'round'} />}
          <div className="side-scroll">
            {!isGuided && <Command />}
            <ToldBeside />
            {!isGuided && snapshot.kind === 'practice' && <PracticePanel onAgain={onRematch} />}
            {snapshot.need.kind !== 'over' && shown.past === undefined && <AimPanel />}
            {!isGuided && <Chronicle />}
          </div>
          <div className="side-dock">
            <Choices />
            <CallPads />
          </div>
        </div>
        {panel === 'log' && <LogPanel />}
        {panel === 'words' && <WordsPanel />}
        {panel === 'menu' && <MenuPanel onLeave={onLeave} />}
        {!isGuided && <EndDialog onRematch={onRematch} onLeave={onLeave} />}
        {table.making && <FileMaker kind={table.making} />}
        <Announcer />
      </div>
    </TableContext>
  );
}

/** Why the tapped die counts or not, with the full rule. */
function Explained() {
  const t = useT();
  const { shown, explained, explain } = useTable();
  const people = usePeople();
  const found = shown.lying.find(({ die }) => die === explained);
  if (!found) return undefined;
  const { text, rule } = sayLying(t, shown, found, people);
  return (
    <div className="explained" role="status">
      <p>
        <b>{text}</b>
      </p>
      <p>
        <a href={`${targets.screens.rules.path}#${rule}`}>{rule}</a> {t(`targets.rule.${rule}`)}
      </p>
      <CloseButton label={t('table.close')} onClick={() => explain(undefined)} />
    </div>
  );
}
