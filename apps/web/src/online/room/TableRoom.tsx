import type { MatchPicture } from '@caravanserai/contract';
import { type ComponentType, Suspense, use, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Button } from '../../app/parts/Button.tsx';
import { ModalDialog } from '../../app/parts/ModalDialog.tsx';
import { ScreenTitle } from '../../app/parts/ScreenTitle.tsx';
import { PATHS } from '../../app/paths.ts';
import { AfterMatch } from '../../app/play/afterMatch.ts';
import { Opening } from '../../app/play/Opening.tsx';
import { go } from '../../app/router.ts';
import { useT } from '../../app/settings/language.tsx';
import { loadRoom } from '../../games/listings.ts';
import { dailyPath, gameOf } from '../../games/page.ts';
import type { Match } from '../connection/match.ts';
import type { MatchTable, TableProps } from './gameRoom.ts';
import { OnlineBar } from './OnlineBar.tsx';
import { turnSeats } from './turns.ts';
import { useDuo } from './useDuo.ts';
import { useMatchTable } from './useMatchTable.ts';
import { useRematch } from './useRematch.ts';

interface RoomProps {
  readonly match: Match;
  readonly picture: MatchPicture;
  /** Reopens the table after its program has stopped. */
  readonly onAgain: () => void;
}

export function TableRoom({ match, picture }: Omit<RoomProps, 'onAgain'>) {
  const t = useT();
  const [visit, setVisit] = useState(0);
  const isMyTurn = turnSeats(picture).includes(picture.viewer);
  return (
    <div className="online-table">
      <ScreenTitle className="unseen" {...(isMyTurn ? { tab: t('online.table.yourTurn') } : {})}>
        {t('online.table.title', { game: gameOf(picture.terms.game).sayName(t) })}
      </ScreenTitle>
      <Suspense fallback={<Opening />}>
        <Room key={visit} match={match} picture={picture} onAgain={() => setVisit((times) => times + 1)} />
      </Suspense>
    </div>
  );
}

/** Loads the table of this game only. */
function Room(props: RoomProps) {
  const t = useT();
  const say = useRef(t);
  useEffect(() => {
    say.current = t;
  }, [t]);
  const { open, Table } = use(loadRoom(props.picture.terms.game));
  const table = useMatchTable(props.match, (match, first) => open(match, first, () => say.current));
  return table ? <Seated {...props} table={table} Table={Table as ComponentType<TableProps<unknown>>} /> : <Opening />;
}

interface SeatedProps extends RoomProps {
  readonly table: MatchTable;
  readonly Table: ComponentType<TableProps<unknown>>;
}

function Seated({ match, picture, table, Table, onAgain }: SeatedProps) {
  const t = useT();
  const fault = useSyncExternalStore(table.subscribe, table.fault);
  const rematch = useRematch(match.id);
  const openDuo = useDuo(picture);
  const toLobby = () => go(dailyPath(picture) ?? PATHS.online);
  return (
    <>
      <OnlineBar match={match} picture={picture} table={table} />
      <Suspense fallback={<Opening />}>
        <AfterMatch value={openDuo && <Button onClick={openDuo}>{t('online.menu.duo')}</Button>}>
          <Table client={table} onLeave={toLobby} onRematch={picture.viewer === 'spectator' ? toLobby : rematch} />
        </AfterMatch>
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
