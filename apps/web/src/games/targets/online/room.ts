import type { View } from '@caravanserai/targets';
import { api, newNonce } from '../../../online/connection/api.ts';
import { connection } from '../../../online/connection/socket.ts';
import type { GameRoom } from '../../../online/room/gameRoom.ts';
import { TargetsTable } from '../device.ts';
import { openOnlineTargets } from './onlineTable.ts';

export const room: GameRoom = {
  open: (match, picture) =>
    openOnlineTargets({
      picture,
      play: (request) => connection.play(match.id, request),
      lookBack: async (version) => {
        const moment = await api.moment(match.id, version);
        return moment.ok ? (moment.value.view as View) : undefined;
      },
      serverNowMs: () => connection.serverNowMs(),
      newKey: newNonce,
    }),
  Table: TargetsTable,
};
