import { lazy, Suspense, useEffect, useRef, useSyncExternalStore } from 'react';
import { line } from '../../../online/line/socket.ts';
import { openOnlineTable, type OnlineTable } from './onlineTable.ts';
import { useT } from '../../../app/settings/language.tsx';
import { choiceOf, subscribeSettings } from '../../../app/settings/settings.ts';
import { loadTable } from '../games.ts';
import { PATHS } from '../../../app/paths.ts';
import { go } from '../../../app/router.ts';
import { showToast } from '../../../app/toasts/toasts.ts';
import { OnlineBar } from '../../../online/room/OnlineBar.tsx';
import { Opening } from '../../../app/play/Opening.tsx';
import { BrokenDialog, type RoomProps } from '../../../online/room/RoomParts.tsx';
import { useMatchTable } from '../../../online/room/useMatchTable.ts';
import { useRematch } from '../../../online/room/useRematch.ts';

const TargiTable = lazy(async () => ({ default: (await loadTable()).TargiTable }));

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

export function TargiRoom(props: RoomProps) {
  const t = useT();
  const say = useRef(t);
  useEffect(() => {
    say.current = t;
  }, [t]);
  const table = useMatchTable(props.match, (match, picture) =>
    openOnlineTable({
      picture,
      quick: choiceOf('moves') === 'quick',
      play: (request) => line.play(match.id, request),
      dropped: () => showToast({ text: say.current('online.table.dropped') }),
    }),
  );
  return table ? <Seated {...props} table={table} /> : <Opening />;
}

function Seated({ match, picture, table, onAgain }: RoomProps & { readonly table: OnlineTable }) {
  const fault = useSyncExternalStore(table.subscribe, table.fault);
  const rematch = useRematch(match.id);
  const toLobby = () => go(PATHS.online);
  useQuickMoves(table);
  return (
    <>
      <OnlineBar match={match} picture={picture} table={table} />
      <Suspense fallback={<Opening />}>
        <TargiTable client={table} onLeave={toLobby} onRematch={picture.viewer === 'spectator' ? toLobby : rematch} />
      </Suspense>
      {fault && <BrokenDialog onAgain={onAgain} />}
    </>
  );
}
