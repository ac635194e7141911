import type { MatchPicture } from '@caravanserai/contract';
import { lazy, Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { OnlineTable } from '../../net/onlineTable.ts';
import type { Match } from '../../net/match.ts';
import { line } from '../../net/socket.ts';
import { useT } from '../../settings/language.tsx';
import { choiceOf, subscribeSettings } from '../../settings/settings.ts';
import { loadTable } from '../../shell/games.ts';
import { ModalDialog } from '../../shell/ModalDialog.tsx';
import { PATHS } from '../../shell/paths.ts';
import { go } from '../../shell/router.ts';
import { ScreenTitle } from '../../shell/ScreenTitle.tsx';
import { showToast } from '../../shell/toasts.ts';
import { OnlineBar } from './OnlineBar.tsx';
import { useRematch } from './useRematch.ts';

const TargiTable = lazy(async () => ({ default: (await loadTable()).TargiTable }));

interface TableRoomProps {
  readonly match: Match;
  readonly picture: MatchPicture;
}

/** Opened once; then every new picture is shown at it. */
function useOnlineTable(match: Match): OnlineTable | undefined {
  const t = useT();
  const [table, setTable] = useState<OnlineTable>();
  const say = useRef(t);
  useEffect(() => {
    say.current = t;
  }, [t]);

  useEffect(() => {
    const { picture } = match.state();
    if (!picture) return undefined;
    let isWanted = true;
    let opened: OnlineTable | undefined;
    let shown = picture;
    const see = () => {
      const now = match.state().picture;
      if (!opened || !now || now === shown) return;
      shown = now;
      opened.see(now);
    };
    const stop = match.subscribe(see);
    async function open(first: MatchPicture): Promise<void> {
      const { openOnlineTable } = await import('../../net/onlineTable.ts');
      const made = await openOnlineTable({
        picture: first,
        quick: choiceOf('moves') === 'quick',
        play: (request) => line.play(match.id, request),
        dropped: () => showToast({ text: say.current('online.table.dropped') }),
      });
      if (!isWanted) return made.close();
      opened = made;
      setTable(made);
      return see();
    }
    void open(picture);
    return () => {
      isWanted = false;
      stop();
      opened?.close();
      setTable(undefined);
    };
  }, [match]);
  return table;
}

function useQuickMoves(table: OnlineTable): void {
  useEffect(
    () =>
      subscribeSettings(() => {
        const isQuick = choiceOf('moves') === 'quick';
        if (table.snapshot().quick !== isQuick) void table.setQuick(isQuick);
      }),
    [table],
  );
}

export function TableRoom({ match, picture }: TableRoomProps) {
  const t = useT();
  const [visit, setVisit] = useState(0);
  const isMyTurn = picture.status === 'running' && picture.play?.toAct.includes(picture.viewer);
  return (
    <div className="online-table">
      <ScreenTitle className="unseen" {...(isMyTurn ? { tab: t('online.table.yourTurn') } : {})}>
        {t('online.table.title')}
      </ScreenTitle>
      <Visit key={visit} match={match} picture={picture} onAgain={() => setVisit((times) => times + 1)} />
    </div>
  );
}

interface VisitProps extends TableRoomProps {
  readonly onAgain: () => void;
}

function Visit({ match, picture, onAgain }: VisitProps) {
  const t = useT();
  const table = useOnlineTable(match);
  if (table) return <Seated match={match} picture={picture} table={table} onAgain={onAgain} />;
  return (
    <p className="opening" role="status">
      {t('shell.play.opening')}
    </p>
  );
}

interface SeatedProps extends VisitProps {
  readonly table: OnlineTable;
}

function Seated({ match, picture, table, onAgain }: SeatedProps) {
  const t = useT();
  const fault = useSyncExternalStore(table.subscribe, table.fault);
  const rematch = useRematch(match.id);
  const toLobby = () => go(PATHS.online);
  useQuickMoves(table);
  return (
    <>
      <OnlineBar match={match} picture={picture} table={table} />
      <Suspense fallback={<p className="opening">{t('shell.play.opening')}</p>}>
        <TargiTable client={table} onLeave={toLobby} onRematch={picture.viewer === 'spectator' ? toLobby : rematch} />
      </Suspense>
      {fault && (
        <ModalDialog title={t('shell.fault.title')} canClose={false} onClose={onAgain}>
          <p>{t('online.table.broken')}</p>
          <div className="actions">
            <button type="button" className="button button-main" onClick={onAgain}>
              {t('online.table.again')}
            </button>
          </div>
        </ModalDialog>
      )}
    </>
  );
}
