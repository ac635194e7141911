import type { View } from '@caravanserai/targets';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { openOnlineTargets, type OnlineTargetsTable } from './onlineTable.ts';
import { api, newNonce } from '../../../online/line/api.ts';
import { line } from '../../../online/line/socket.ts';
import { PATHS } from '../../../app/paths.ts';
import { go } from '../../../app/router.ts';
import { loadTargetsTable } from '../games.ts';
import { OnlineBar } from '../../../online/room/OnlineBar.tsx';
import { Opening } from '../../../app/play/Opening.tsx';
import { BrokenDialog, type RoomProps } from '../../../online/room/RoomParts.tsx';
import { useMatchTable } from '../../../online/room/useMatchTable.ts';
import { useRematch } from '../../../online/room/useRematch.ts';

const TargetsTable = lazy(async () => ({ default: (await loadTargetsTable()).TargetsTable }));

export function TargetsRoom(props: RoomProps) {
  const table = useMatchTable(props.match, (match, picture) =>
    openOnlineTargets({
      picture,
      play: (request) => line.play(match.id, request),
      lookBack: async (version) => {
        const moment = await api.moment(match.id, version);
        return moment.ok ? (moment.value.view as View) : undefined;
      },
      serverNowMs: () => line.serverNowMs(),
      newKey: newNonce,
    }),
  );
  return table ? <Seated {...props} table={table} /> : <Opening />;
}

function Seated({ match, picture, table, onAgain }: RoomProps & { readonly table: OnlineTargetsTable }) {
  const fault = useSyncExternalStore(table.subscribe, table.fault);
  const rematch = useRematch(match.id);
  const toLobby = () => go(PATHS.online);
  return (
    <>
      <OnlineBar match={match} picture={picture} table={table} />
      <Suspense fallback={<Opening />}>
        <TargetsTable client={table} onLeave={toLobby} onRematch={picture.viewer === 'spectator' ? toLobby : rematch} />
      </Suspense>
      {fault && <BrokenDialog onAgain={onAgain} />}
    </>
  );
}
