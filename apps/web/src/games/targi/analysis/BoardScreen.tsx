import { ok, type Result } from '@caravanserai/contract';
import { useCallback, useEffect, useState } from 'react';
import { Notice } from '../../../app/parts/Notice.tsx';
import { Opening } from '../../../app/play/Opening.tsx';
import { TableFrame } from '../../../app/play/TableFrame.tsx';
import { go } from '../../../app/router.ts';
import type { Problem } from '../../../app/setup/problem.ts';
import { readShared } from '../../../app/share/link.ts';
import { unpack } from '../../../app/share/packed.ts';
import { TargiTable } from '../device.ts';
import { type AnalysisTable, openAnalysisTable } from '../game/analysis/analysisTable.ts';
import { newDeal, parseStudy } from '../game/analysis/text.ts';
import type { Study } from '../game/analysis/tree.ts';
import { targi } from '../page.ts';
import { useCoachT } from '../useT.ts';
import { openBrowserThinker } from '../worker/thinker.ts';
import { BoardCommands } from './BoardCommands.tsx';
import { StudyPanel } from './StudyPanel.tsx';
import { useStudyProblem } from './useStudyProblem.ts';
import { useAddress } from './useAddress.ts';

/** The analysis board with the tree in the address, or with a new deal. */
export function BoardScreen() {
  const t = useCoachT();
  const hash = useGivenHash();
  const read = useStudyIn(hash);
  const back = useCallback(() => go(targi.screens.analysis.path), []);
  if (!read) return <Opening />;
  if (!read.ok) {
    return (
      <Notice title={read.error.title} text={read.error.lines.join(' ')}>
        <button type="button" className="button button-main" onClick={back}>
          {t('coach.board.title')}
        </button>
      </Notice>
    );
  }
  return <Board key={hash} id={hash} study={read.value} onLeave={back} />;
}

/** The fragment of the visit. The board itself rewrites the fragment without an event. */
function useGivenHash(): string {
  const [hash, setHash] = useState(location.hash);
  useEffect(() => {
    const change = () => setHash(location.hash);
    addEventListener('hashchange', change);
    return () => removeEventListener('hashchange', change);
  }, []);
  return hash;
}

function useStudyIn(hash: string): Result<Study, Problem> | undefined {
  const t = useCoachT();
  const problemOf = useStudyProblem();
  const [read, setRead] = useState<Result<Study, Problem>>();
  useEffect(() => {
    let isWanted = true;
    async function open(): Promise<Result<Study, Problem>> {
      const { packed } = readShared(hash);
      if (packed === '') return ok(newDeal(crypto.randomUUID()));
      const text = await unpack(packed);
      if (!text.ok) {
        return { ok: false, error: { title: t('shell.shared.title'), lines: [t(`shell.shared.${text.error}`)] } };
      }
      const study = parseStudy(text.value, crypto.randomUUID());
      return study.ok ? study : { ok: false, error: problemOf(study.error) };
    }
    void open().then((result) => isWanted && setRead(result));
    return () => {
      isWanted = false;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- another language does not read it again
  }, [hash]);
  return read;
}

interface BoardProps {
  readonly id: string;
  readonly study: Study;
  readonly onLeave: () => void;
}

function Board({ id, study, onLeave }: BoardProps) {
  const t = useCoachT();
  const open = useCallback(async () => ok(openAnalysisTable(study, openBrowserThinker())), [study]);
  return (
    <TableFrame<AnalysisTable, never> id={id} title={t('coach.board.title')} open={open}>
      {(table) => <Opened table={table} onLeave={onLeave} />}
    </TableFrame>
  );
}

function Opened({ table, onLeave }: { readonly table: AnalysisTable; readonly onLeave: () => void }) {
  const address = useAddress(table);
  return (
    <TargiTable
      client={table}
      onLeave={onLeave}
      onRematch={onLeave}
      commands={<BoardCommands table={table} />}
      log={<StudyPanel table={table} address={address} />}
    />
  );
}
